import { mount } from "svelte";

import App from "./App.svelte";
import "./fonts.css";
import "./tokens.css";
import "./base.css";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
mount(App, { target });
