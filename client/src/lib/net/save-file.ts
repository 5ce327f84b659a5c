/** Saving a file of the house: where there is no server behind a link, the page writes the file itself. */
import { carrier } from "./transport";
import { ALONE } from "../page/offline-build";

/** The click on a link with `download`. */
export async function saving(event: MouseEvent): Promise<void> {
  const link = event.currentTarget as HTMLAnchorElement;
  if (!ALONE || link.href.startsWith("blob:")) return;
  event.preventDefault();
  const answer = await carrier.ask(new URL(link.href).pathname);
  if (answer.ok) save(await answer.blob(), link.download);
}

export function save(what: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(what);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
