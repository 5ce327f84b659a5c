/** The version of the page: whether the server has another one by now than runs here. */
import { ALONE } from "../page/offline-build";

export async function outdated(): Promise<boolean> {
  if (ALONE) return false; // its service worker says so
  const own = document.querySelector("script[type=module][src]")?.getAttribute("src");
  const page = await fetch("/", { cache: "no-cache" }).then(
    (answer) => (answer.ok ? answer.text() : ""),
    () => "",
  );
  return !!own && page.includes('type="module"') && !page.includes(own);
}
