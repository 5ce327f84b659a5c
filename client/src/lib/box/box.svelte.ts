/** The evening of this browser: its lines are stored at each tap, so that a reload loses nothing; several phones may
 * keep one together, each with all lines of it. */
import { exchangeLines, Refused } from "../net/api";
import { tableOf, type BoxTable, type Tap } from "./evening";
import { effective, lineOf, merged, readLine, tapsOf, unguessable, type Line } from "./lines";

const KEY = "tiptoe.box";
const BEGIN = "begin";
const NOT_FOUND = 404;
const FULL = 409;

/** An evening that others keep too; so many of its lines are in the order of the server. */
export interface Shared {
  evening: string;
  secret: string;
  copy: string;
  known: number;
}

interface Kept {
  lines: readonly Line[];
  shared: Shared | null;
}

export class Box {
  private kept: Kept = $state.raw(stored());
  /** Whether the last exchange found the server. */
  reached = $state(true);
  readonly taps: readonly Tap[] = $derived(tapsOf(this.kept.lines));
  readonly table: BoxTable | null = $derived(tableOf(this.taps));
  readonly shared: Shared | null = $derived(this.kept.shared);
  private busy = false;

  /** The tap that the next undo takes back; the one that began the evening stays. */
  get last(): Tap | null {
    return this.taps.length > 1 ? (this.taps.at(-1) ?? null) : null;
  }

  tap(...more: Tap[]): void {
    const lines = more.map(lineOf);
    if (more[0]?.does === BEGIN) return this.keep({ lines, shared: null });
    this.keep({ ...this.kept, lines: [...this.kept.lines, ...lines] });
    void this.exchange();
  }

  /** Takes back the last tap, whoever made it. */
  undo(): void {
    const { lines, shared } = this.kept;
    const last = effective(lines).slice(1).at(-1);
    if (!last) return;
    const undone = lineOf({ does: "undo", of: last.id });
    this.keep({ shared, lines: shared ? [...lines, undone] : lines.filter(({ id }) => id !== last.id) });
    void this.exchange();
  }

  /** Ends the evening in this browser; others go on. */
  clear(): void {
    this.keep({ lines: [], shared: null });
  }

  /** Lets other phones join; the promise fails where there is no server. */
  async share(): Promise<void> {
    if (this.shared) return;
    await this.begin(unguessable(NAME_BYTES), unguessable(SECRET_BYTES), this.kept.lines);
  }

  /** Joins an evening by its link. */
  async join(evening: string, secret: string): Promise<void> {
    if (this.shared?.evening === evening) return this.exchange();
    await this.begin(evening, secret, []);
  }

  private async begin(evening: string, secret: string, own: readonly Line[]): Promise<void> {
    const sent = own.slice(0, MOST_SENT).map((line) => JSON.stringify(line));
    const { copy, lines } = await exchangeLines(evening, { secret, copy: "", known: 0, lines: sent });
    this.keep({ lines: merged(own, 0, lines), shared: { evening, secret, copy, known: lines.length } });
  }

  /** Sends what the others do not know, and hears what they did. */
  async exchange(): Promise<void> {
    const { shared } = this.kept;
    if (!shared || this.busy) return;
    this.busy = true;
    try {
      await this.exchanged(shared);
      this.reached = true;
    } catch (error) {
      const over = error instanceof Refused && [NOT_FOUND, FULL].includes(error.status);
      if (over) this.keep({ ...this.kept, shared: null });
      this.reached = false;
    }
    this.busy = false;
  }

  private async exchanged({ evening, secret, copy, known }: Shared): Promise<void> {
    const own = this.kept.lines.slice(known, known + MOST_SENT).map((line) => JSON.stringify(line));
    const news = await exchangeLines(evening, { secret, copy, known, lines: own });
    if (this.shared?.evening !== evening) return; // it ended meanwhile
    const same = news.copy === copy;
    if (same && !news.lines.length) return;
    const from = same ? known : 0; // a server that forgot the evening hears all of it again
    const shared = { evening, secret, copy: news.copy, known: from + news.lines.length };
    this.keep({ lines: merged(this.kept.lines, from, news.lines), shared });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    try {
      if (kept.lines.length) localStorage.setItem(KEY, JSON.stringify(kept));
      else localStorage.removeItem(KEY);
    } catch {
      return; // where nothing can be stored it lasts as long as the page
    }
  }
}

const MOST_SENT = 400; // lines of one exchange
const NAME_BYTES = 12;
const SECRET_BYTES = 24;
const NOTHING: Kept = { lines: [], shared: null };

/** What is stored; nothing where it cannot be read or does not add up to a table. */
function stored(): Kept {
  try {
    const { lines, shared } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
    const read = lines.map((line) => readLine(JSON.stringify(line)));
    const whole = read.filter((line) => line !== null);
    if (whole.length !== read.length || !tableOf(tapsOf(whole))) return NOTHING;
    return { lines: whole, shared: typeof shared?.known === "number" ? shared : null };
  } catch {
    return NOTHING;
  }
}
