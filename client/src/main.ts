import { mount } from "svelte";

import "virtual:fonts.css";
import "./tokens.css";
import "./base.css";
import App from "./App.svelte";
import { OFFLINE_BUILD } from "./lib/page/offline-build";
import { language, loadWords } from "./lib/page/words.svelte";

const RETRY = 60_000; // ms

/** A part of the page that is not on the server any more belongs to a version before: the page is loaded anew, once. */
addEventListener("vite:preloadError", (event) => {
  const last = Number(sessionStorage.getItem("tiptoe.reloaded"));
  if (Date.now() - last < RETRY) return;
  event.preventDefault();
  sessionStorage.setItem("tiptoe.reloaded", String(Date.now()));
  location.reload();
});

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
if (OFFLINE_BUILD) (await import("./offline/start")).useLocalServer();
await loadWords(language());
mount(App, { target });
