/** HTTP requests to the server. A refusal throws `Refused` with the server's sentence and rule. */
import { transport } from "./transport";
import type { Command } from "./messages";
import { withNames } from "./person-names";
import type {
  AccountOfGame,
  Advice,
  BetterChoice,
  Brought,
  Checked,
  CourseOfGame,
  FiguresOfGame,
  FoundTable,
  Listed,
  NewTable,
  PackContent,
  PackInfo,
  Replay,
  ReplayedTurn,
  Sat,
  SeatLink,
  TableInfo,
  WorkshopWords,
  WrittenPack,
  Weighed,
  WrittenMoment,
} from "./wire";
import { heardTime } from "../page/clock.svelte";
import { language } from "../page/words.svelte";

export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly word: string,
    readonly rule: string,
    readonly line = 0,
  ) {
    super(message);
  }
}

export const listedTables = (): Promise<Listed[]> => get("/api/tables");
export async function tableInfo(table: string): Promise<TableInfo> {
  const info = await get<TableInfo>(`/api/tables/${table}?lang=${language()}`);
  heardTime(info.now);
  return info;
}
/** Seats of this browser at a table: more than one where people share it. */
export const ownSeats = (table: string): Promise<number[]> => get(`/api/tables/${table}/seats`);
/** The table that a code leads to. */
export const tableOfCode = (code: string): Promise<FoundTable> => get(`/api/codes/${code}`);
export const openTable = (wish: NewTable): Promise<Sat> => post("/api/tables", wish);
export const recordPath = (table: string): string => `/api/tables/${table}/record`;

/** Sits down; `another` beside those who share this browser and sit already. */
export function join(table: string, name: string, seat: number | null, another = false): Promise<Sat> {
  return post(`/api/tables/${table}/join`, { name, seat, another });
}

/** Creates a one-time link that moves an own seat to another device. */
export const offerSeat = (table: string, seat: number): Promise<SeatLink> =>
  post(`/api/tables/${table}/link?seat=${seat}&lang=${language()}`, {});
/** Takes the seat of a transfer link. */
export const takeSeat = (table: string, link: string): Promise<Sat> =>
  post(`/api/tables/${table}/take?lang=${language()}`, { link });

/** Asks for a seat whose cookie was lost; the others at the table decide. */
export const claimSeat = (table: string, seat: number): Promise<Sat> =>
  post(`/api/tables/${table}/claim?lang=${language()}`, { seat });

export const command = (table: string, what: Command, seat?: number): Promise<unknown> =>
  post(`/api/tables/${table}/commands${seat === undefined ? "" : `?seat=${seat}`}`, what);

/** The table where the same people meet again. */
export const rematch = (table: string): Promise<Sat> => post(`/api/tables/${table}/rematch`, {});

/** Advice for a seat: the choice of the strongest bot, with reasons. */
export const advice = (table: string, seat: number): Promise<Advice> =>
  get(`/api/tables/${table}/advice?lang=${language()}&seat=${seat}`);

/** The position that a seat sees, as a scenario in which a choice must be refused. */
export const writtenMoment = (table: string, seat: number, key: string): Promise<WrittenMoment> =>
  get(`/api/tables/${table}/scenario?seat=${seat}&key=${encodeURIComponent(key)}`);

/** Cost and risk of a choice before it is made. */
export const weigh = (table: string, seat: number, key: string): Promise<Weighed> =>
  get(`/api/tables/${table}/weigh?lang=${language()}&seat=${seat}&key=${encodeURIComponent(key)}`);

/** How a finished game went. */
export const course = (table: string): Promise<CourseOfGame> => get(`/api/tables/${table}/course`);
/** The record of a finished game, played again now. */
export const checkGame = (table: string): Promise<Checked> => get(`/api/tables/${table}/check`);

/** A finished game to look at again, or a record that this page has shown to the server. */
export const replayOf = (name: string): Promise<Replay> => get(`/api/replays/${name}?lang=${language()}`);
/** A record to look at; the server keeps it for a while in memory only. */
export const showRecord = (record: string): Promise<Replay> => post("/api/replays", { record });
/** Moments of a turn as one seat sees them. */
export const replayedTurn = (name: string, turn: number, eyes: number): Promise<ReplayedTurn> =>
  get(`/api/replays/${name}/turns/${turn}?eyes=${eyes}&lang=${language()}`);
/** A finished game in figures. */
export const replayFigures = (name: string): Promise<FiguresOfGame> =>
  get(`/api/replays/${name}/figures?lang=${language()}`);
/** Effect of luck and choices on each seat's chance to win; the first request takes some seconds. */
export const replayAccount = (name: string): Promise<AccountOfGame> =>
  get(`/api/replays/${name}/account?lang=${language()}`);
/** The worst choices of a seat, and what would have been better. */
export const betterChoices = (name: string, seat: number): Promise<BetterChoice[]> =>
  get(`/api/replays/${name}/better/${seat}?lang=${language()}`);
/** The unfinished game of a record, at a table of its own. */
export const goOnWith = (name: string): Promise<Sat> =>
  post(`/api/replays/${name}/go-on?lang=${language()}`, {});
/** A new table that goes on from a moment. */
export const whatIf = (name: string, wish: { at: number; seat: number; name: string }): Promise<Sat> =>
  post(`/api/replays/${name}/what-if?lang=${language()}`, wish);

/** Vocabulary for writing cards of a game. */
export const workshopWords = (game: string): Promise<WorkshopWords> =>
  get(`/api/workshop/${game}?lang=${language()}`);
/** Check of a pack in the workshop: its cards as the table shows them, and its mistakes. */
export const checkPack = (
  text: string,
  map: { kind: string; n: number } | null,
  theme: string,
): Promise<WrittenPack> =>
  post(`/api/workshop?lang=${language()}`, { text, kind: map?.kind ?? "", number: map?.n ?? 0, theme });
/** Packs that this server offers beside the games' own cards. */
export const offeredPacks = (): Promise<PackInfo[]> => get(`/api/packs?lang=${language()}`);
/** Uploads a pack by the texts of its files. */
export const bringPack = (files: Record<string, string>): Promise<Brought> =>
  post(`/api/packs?lang=${language()}`, { files });
export const packNamed = (digest: string): Promise<PackContent> =>
  get(`/api/packs/${digest}?lang=${language()}`);

export async function get<T>(path: string): Promise<T> {
  return answer<T>(await transport.request(path, { headers: { accept: "application/json" } }));
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  return answer<T>(await transport.request(path, { method: "POST", headers, body: JSON.stringify(body) }));
}

const WAITS = [300, 600, 1200, 2500]; // milliseconds

/** Retries a request until it is answered or refused, because an unreachable server may come back. */
export async function retryUntilAnswered<T>(
  ask: () => Promise<T>,
  still: () => boolean,
  onwait: () => void,
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (!still() || (error instanceof Refused && error.status < 429)) throw error;
      onwait();
      await new Promise((done) => setTimeout(done, WAITS[Math.min(tries, WAITS.length - 1)]));
    }
  }
}

interface Trouble {
  detail?: string;
  extra?: { word?: string; rule?: string; line?: number };
}

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return withNames((await response.json()) as T);
  const trouble = (await response.json().catch(() => ({}))) as Trouble;
  const extra = trouble.extra ?? {};
  throw new Refused(
    response.status,
    trouble.detail ?? response.statusText,
    extra.word ?? "",
    extra.rule ?? "",
    extra.line,
  );
}
