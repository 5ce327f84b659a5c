/** The version of the page: whether the server has another one by now than runs here. */
export async function outdated(): Promise<boolean> {
  const own = document.querySelector("script[type=module][src]")?.getAttribute("src");
  const page = await fetch("/", { cache: "no-cache" }).then(
    (answer) => (answer.ok ? answer.text() : ""),
    () => "",
  );
  return !!own && page.includes('type="module"') && !page.includes(own);
}
