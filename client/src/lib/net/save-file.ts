/** Saves server files: in the offline build a link has no server behind it, so the page writes the file itself. */
import { transport } from "./transport";
import { OFFLINE_BUILD } from "../page/offline-build";

/** The click on a link with `download`. */
export async function saveLink(event: MouseEvent): Promise<void> {
  const link = event.currentTarget as HTMLAnchorElement;
  if (!OFFLINE_BUILD || link.href.startsWith("blob:")) return;
  event.preventDefault();
  const answer = await transport.request(new Request(link.href));
  if (answer.ok) saveBlob(await answer.blob(), link.download);
}

export function saveBlob(what: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(what);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
