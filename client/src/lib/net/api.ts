/** HTTP requests to the server, with addresses, parameters, bodies and answers checked by the generated types.
 *
 * A refusal throws `Refused` with the server's sentence and rule.
 */
import createClient from "openapi-fetch";
import { transport } from "./transport";
import type { Command } from "./messages";
import { withNames } from "./person-names";
import type { Theme } from "../page/settings.svelte";
import type {
  AccountOfGame,
  Advice,
  AskedLuck,
  BetterChoice,
  BookContent,
  Brought,
  Carried,
  Catalog,
  Checked,
  Content,
  CountedSeat,
  CourseOfGame,
  EveningLines,
  EveningNews,
  ExampleContent,
  FiguresOfGame,
  FinalCount,
  FoundTable,
  LessonContent,
  Listed,
  NewTable,
  PackContent,
  PackInfo,
  PrimerContent,
  Replay,
  ReplayedTurn,
  RuleContent,
  Sat,
  SeatLink,
  TableInfo,
  Weighed,
  Why,
  WorkshopWords,
  WrittenMoment,
  WrittenPack,
  paths,
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

const server = createClient<paths>({
  baseUrl: location.origin,
  headers: { accept: "application/json" },
  fetch: (request) => transport.request(request),
});

/** Path and query of a request at a table, in the language of the page. */
const at = (table: string) => ({ path: { table }, query: { lang: language() } });
/** The same for one of the own seats. */
const seatAt = (table: string, seat: number) => ({ path: { table }, query: { lang: language(), seat } });
const inReplay = (name: string) => ({ path: { name }, query: { lang: language() } });
const spoken = () => ({ query: { lang: language() } });

export const listedTables = (): Promise<Listed[]> => told(server.GET("/api/tables"));
export async function tableInfo(table: string): Promise<TableInfo> {
  const info = await told<TableInfo>(server.GET("/api/tables/{table}", { params: at(table) }));
  heardTime(info.now);
  return info;
}
/** Seats of this browser at a table: more than one where people share it. */
export const ownSeats = (table: string): Promise<number[]> =>
  told(server.GET("/api/tables/{table}/seats", { params: { path: { table } } }));
/** The table that a code leads to. */
export const tableOfCode = (code: string): Promise<FoundTable> =>
  told(server.GET("/api/codes/{code}", { params: { path: { code } } }));
export const openTable = (wish: NewTable): Promise<Sat> => told(server.POST("/api/tables", { body: wish }));
export const recordPath = (table: string): string => `/api/tables/${table}/record`;

/** Sits down; `another` beside those who share this browser and sit already. */
export function join(table: string, name: string, seat: number | null, another = false): Promise<Sat> {
  const body = { name, seat, another };
  return told(server.POST("/api/tables/{table}/join", { params: { path: { table } }, body }));
}

/** Creates a one-time link that moves an own seat to another device. */
export const offerSeat = (table: string, seat: number): Promise<SeatLink> =>
  told(server.POST("/api/tables/{table}/link", { params: seatAt(table, seat) }));
/** Takes the seat of a transfer link. */
export const takeSeat = (table: string, link: string): Promise<Sat> =>
  told(server.POST("/api/tables/{table}/take", { params: at(table), body: { link } }));

/** Asks for a seat whose cookie was lost; the others at the table decide. */
export const claimSeat = (table: string, seat: number): Promise<Sat> =>
  told(server.POST("/api/tables/{table}/claim", { params: at(table), body: { seat } }));

export function command(table: string, what: Command, seat?: number): Promise<Carried> {
  const params = { path: { table }, query: seat === undefined ? {} : { seat } };
  return told(server.POST("/api/tables/{table}/commands", { params, body: what }));
}

/** The table where the same people meet again. */
export const rematch = (table: string): Promise<Sat> =>
  told(server.POST("/api/tables/{table}/rematch", { params: { path: { table } } }));

/** Why nothing can be done at a spot: what is meant by it is the server's business. */
export const whyNot = (table: string, seat: number, spot: string): Promise<Why> =>
  told(
    server.GET("/api/tables/{table}/why", {
      params: { path: { table }, query: { lang: language(), seat, spot } },
    }),
  );

/** Advice for a seat: the choice of the strongest bot, with reasons. */
export const advice = (table: string, seat: number): Promise<Advice> =>
  told(server.GET("/api/tables/{table}/advice", { params: seatAt(table, seat) }));

/** The position that a seat sees, as a scenario in which a choice must be refused. */
export const writtenMoment = (table: string, seat: number, key: string): Promise<WrittenMoment> =>
  told(server.GET("/api/tables/{table}/scenario", { params: { path: { table }, query: { seat, key } } }));

/** What is still to be told of the luck of a choice, where people play with the real box; without a key, of the deal. */
export const askedLuck = (
  table: string,
  seat: number,
  so: { key: string; luck: readonly string[] },
): Promise<AskedLuck> =>
  told(
    server.POST("/api/tables/{table}/luck", {
      params: seatAt(table, seat),
      body: { key: so.key, luck: [...so.luck] },
    }),
  );
/** Cost and risk of a choice before it is made. */
export const weigh = (table: string, seat: number, key: string): Promise<Weighed> =>
  told(
    server.GET("/api/tables/{table}/weigh", {
      params: { path: { table }, query: { lang: language(), seat, key } },
    }),
  );

/** How a finished game went. */
export const course = (table: string): Promise<CourseOfGame> =>
  told(server.GET("/api/tables/{table}/course", { params: { path: { table } } }));
/** The record of a finished game, played again now. */
export const checkGame = (table: string): Promise<Checked> =>
  told(server.GET("/api/tables/{table}/check", { params: { path: { table } } }));

/** A finished game to look at again, or a record that this page has shown to the server. */
export const replayOf = (name: string): Promise<Replay> =>
  told(server.GET("/api/replays/{name}", { params: inReplay(name) }));
/** A record to look at; the server keeps it for a while in memory only. */
export const showRecord = (record: string): Promise<Replay> =>
  told(server.POST("/api/replays", { body: { record } }));
/** Moments of a turn as one seat sees them. */
export const replayedTurn = (name: string, turn: number, eyes: number): Promise<ReplayedTurn> =>
  told(
    server.GET("/api/replays/{name}/turns/{turn}", {
      params: { path: { name, turn }, query: { eyes, lang: language() } },
    }),
  );
/** A finished game in figures. */
export const replayFigures = (name: string): Promise<FiguresOfGame> =>
  told(server.GET("/api/replays/{name}/figures", { params: inReplay(name) }));
/** Effect of luck and choices on each seat's chance to win; the first request takes some seconds. */
export const replayAccount = (name: string): Promise<AccountOfGame> =>
  told(server.GET("/api/replays/{name}/account", { params: inReplay(name) }));
/** The worst choices of a seat, and what would have been better. */
export const betterChoices = (name: string, seat: number): Promise<BetterChoice[]> =>
  told(
    server.GET("/api/replays/{name}/better/{seat}", {
      params: { path: { name, seat }, query: { lang: language() } },
    }),
  );
/** The unfinished game of a record, at a table of its own. */
export const goOnWith = (name: string): Promise<Sat> =>
  told(server.POST("/api/replays/{name}/go-on", { params: inReplay(name) }));
/** A new table that goes on from a moment. */
export const whatIf = (name: string, wish: { at: number; seat: number; name: string }): Promise<Sat> =>
  told(server.POST("/api/replays/{name}/what-if", { params: inReplay(name), body: wish }));

/** Vocabulary for writing cards of a game. */
export const workshopWords = (game: string): Promise<WorkshopWords> =>
  told(server.GET("/api/workshop/{game}", { params: { path: { game }, query: { lang: language() } } }));
/** Check of a pack in the workshop: its cards as the table shows them, and its mistakes. */
export function checkPack(
  text: string,
  map: { kind: string; n: number } | null,
  theme: Theme,
): Promise<WrittenPack> {
  const body = { text, kind: map?.kind ?? "", number: map?.n ?? 0, theme };
  return told(server.POST("/api/workshop", { params: spoken(), body }));
}
/** Packs that this server offers beside the games' own cards. */
export const offeredPacks = (): Promise<PackInfo[]> => told(server.GET("/api/packs", { params: spoken() }));
/** Uploads a pack by the texts of its files. */
export const bringPack = (files: Record<string, string>): Promise<Brought> =>
  told(server.POST("/api/packs", { params: spoken(), body: { files } }));
export const packNamed = (digest: string): Promise<PackContent> =>
  told(server.GET("/api/packs/{digest}", { params: { path: { digest }, query: { lang: language() } } }));

/** Games, variants and bots that can be played. */
export const catalogIn = (lang: string): Promise<Catalog> =>
  told(server.GET("/api/catalog", { params: { query: { lang } } }));
export const lessonsIn = (lang: string): Promise<LessonContent[]> =>
  told(server.GET("/api/lessons", { params: { query: { lang } } }));
export const contentOf = (spec: string, lang: string): Promise<Content> =>
  told(server.GET("/api/content/{spec}", { params: { path: { spec }, query: { lang } } }));
/** Points of a game at a real table, counted by the engine. */
export const countPoints = (spec: string, seats: CountedSeat[]): Promise<FinalCount> =>
  told(
    server.POST("/api/count/{spec}", {
      params: { path: { spec }, query: { lang: language() } },
      body: { seats },
    }),
  );
/** Sends lines of this phone to an evening, and hears those that it does not know. */
export const exchangeLines = (evening: string, sent: EveningLines): Promise<EveningNews> =>
  told(server.POST("/api/evenings/{evening}", { params: { path: { evening } }, body: sent }));
export const bookOf = (spec: string, lang: string): Promise<BookContent> =>
  told(server.GET("/api/book/{spec}", { params: { path: { spec }, query: { lang } } }));
export const exampleNamed = (id: string, lang: string): Promise<ExampleContent> =>
  told(server.GET("/api/examples/{id}", { params: { path: { id }, query: { lang } } }));
export const ruleNamed = (id: string): Promise<RuleContent> =>
  told(server.GET("/api/rules/{id}", { params: { path: { id }, query: { lang: language() } } }));
export const primerOf = (game: string): Promise<PrimerContent> =>
  told(server.GET("/api/primer/{game}", { params: { path: { game }, query: { lang: language() } } }));

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

/** Answer of a request with all names made safe. */
async function told<T>(asked: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await asked;
  if (response.ok) return withNames(data as T);
  const trouble = (typeof error === "object" ? error : {}) as Trouble;
  const extra = trouble.extra ?? {};
  throw new Refused(
    response.status,
    trouble.detail ?? response.statusText,
    extra.word ?? "",
    extra.rule ?? "",
    extra.line,
  );
}
