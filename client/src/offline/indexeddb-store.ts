/** Store of tables in IndexedDB. A write is acknowledged once it is on disk. */

export interface KeptEntry {
  table: string;
  seq: number;
  body: Uint8Array;
  snapshot: Uint8Array | null;
}
export type KeptRow = { table: string; seq: number } & Record<string, unknown>;

const NAME = "tiptoe";
type Store = "rows" | "entries" | "seats" | "infos";

export class IndexedDbStore {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<IndexedDbStore> {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("rows", { keyPath: "table" });
      request.result.createObjectStore("entries", { keyPath: ["table", "seq"] });
      request.result.createObjectStore("seats");
      request.result.createObjectStore("infos");
    };
    const database = await answered(request);
    database.onversionchange = () => database.close(); // a newer version of the page does not wait for this one
    return new IndexedDbStore(database);
  }

  /** Row, entries and seats of a table; undefined if this browser has no such table. */
  async read(table: string): Promise<[KeptRow, KeptEntry[], string] | undefined> {
    const work = this.database.transaction(["rows", "entries", "seats"]);
    const whole = IDBKeyRange.bound([table, 0], [table, Infinity]);
    const [row, entries, seats] = await Promise.all([
      answered<KeptRow | undefined>(work.objectStore("rows").get(table)),
      answered<KeptEntry[]>(work.objectStore("entries").getAll(whole)),
      answered<string | undefined>(work.objectStore("seats").get(table)),
    ]);
    return row && [row, entries, seats ?? ""];
  }

  /** Appends an entry and updates the table's row in one transaction. A taken sequence number is an error: another writer. */
  append(entry: KeptEntry, row: KeptRow): Promise<void> {
    return this.write(["rows", "entries"], "strict", (work) => {
      work.objectStore("entries").add(entry);
      work.objectStore("rows").put(row);
    });
  }

  seat(table: string, tokens: string): Promise<void> {
    return this.write(["seats"], "strict", (work) => work.objectStore("seats").put(tokens, table));
  }

  /** Stores the table info for lists of games. */
  note(table: string, info: string): Promise<void> {
    return this.write(["infos"], "relaxed", (work) => work.objectStore("infos").put(info, table));
  }

  info(table: string): Promise<string | undefined> {
    return answered(this.database.transaction("infos").objectStore("infos").get(table));
  }

  /** Whether this browser has a table, even without stored info. */
  async has(table: string): Promise<boolean> {
    return (await answered(this.database.transaction("rows").objectStore("rows").count(table))) > 0;
  }

  private write(
    stores: Store[],
    durability: IDBTransactionDurability,
    change: (work: IDBTransaction) => void,
  ): Promise<void> {
    return new Promise((done, fail) => {
      const work = this.database.transaction(stores, "readwrite", { durability });
      work.oncomplete = () => done();
      work.onabort = () => fail(work.error ?? new Error("not kept"));
      change(work);
    });
  }
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error("not read"));
  });
}
