/** Report on many bot games with a pack, played by the server and updated while it runs. */
import { SilenceWatch } from "../net/silence";
import type { NoReport, Reported, ReportMessage } from "../net/wire";
import { language } from "../page/words.svelte";
import { bringForTrial } from "./test-games";

export class Report {
  found: Reported | null = $state.raw(null);
  running = $state(false);
  stopping = $state(false);
  /** Why there is none, or no more of it: a word of the server, or `lost`. */
  no: NoReport["why"] | "lost" | "" = $state("");
  /** Why the pack could not be brought, in words. */
  trouble = $state("");
  /** The whole of it, as a file to take away. */
  page: Blob | null = $state.raw(null);
  /** The text that it is about. */
  of = $state("");
  private line: WebSocket | undefined;
  private readonly silence = new SilenceWatch(() => this.lost());

  async begin(text: string, game: string): Promise<void> {
    this.leave();
    [this.found, this.page, this.no, this.of] = [null, null, "", text];
    [this.running, this.stopping] = [true, false];
    const { spec, trouble } = await bringForTrial(text, game);
    this.trouble = trouble;
    if (!this.running) return; // somebody left meanwhile
    if (spec) this.dial(spec);
    else this.running = false;
  }

  /** What was played is told, and no more is played. */
  stop(): void {
    this.stopping = true;
    if (this.line?.readyState === WebSocket.OPEN) this.line.send(JSON.stringify({ type: "stop" }));
    else this.leave();
  }

  /** Nobody wants to know any more. */
  leave(): void {
    this.running = false;
    const line = this.line;
    this.line = undefined;
    this.silence.stop();
    line?.close();
  }

  private dial(spec: string): void {
    const address = new URL(`/api/workshop/${encodeURIComponent(spec)}/report`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("lang", language());
    const line = (this.line = new WebSocket(address));
    this.silence.start();
    line.onmessage = ({ data }: MessageEvent<string>) => {
      if (line === this.line) this.heard(JSON.parse(data) as ReportMessage);
    };
    line.onclose = () => {
      if (line === this.line) this.lost();
    };
  }

  /** The games end with the connection: there is nothing to come back to. */
  private lost(): void {
    this.no ||= "lost";
    this.leave();
  }

  private heard(message: ReportMessage): void {
    this.silence.heard();
    if (message.type === "beat") return;
    if (message.type === "reported") {
      this.found = message;
      return;
    }
    if (message.type === "report-page") this.page = new Blob([message.html], { type: "text/html" });
    else if (!this.stopping) this.no = message.why;
    this.leave();
  }
}
