/** Version check: whether the server serves a newer page than the one that is running. */
import { OFFLINE_BUILD } from "../page/offline-build";

export async function outdated(): Promise<boolean> {
  if (OFFLINE_BUILD) return false; // its service worker says so
  const own = document.querySelector("script[type=module][src]")?.getAttribute("src");
  const page = await fetch("/", { cache: "no-cache" }).then(
    (answer) => (answer.ok ? answer.text() : ""),
    () => "",
  );
  return !!own && page.includes('type="module"') && !page.includes(own);
}
