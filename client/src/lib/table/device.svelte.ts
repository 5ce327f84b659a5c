/** Shared device: one connection for each own seat, and a curtain between their views. */
import { needsHandover, NOBODY, activeViewer, type HotseatState } from "./hotseat";
import type { TableStore } from "./table.svelte";

export class Device {
  private looking = $state(NOBODY); // the seat whose view is shown

  /** A store for each own seat, or one for a spectator. */
  constructor(
    readonly own: readonly number[],
    readonly stores: readonly TableStore[],
  ) {}

  private shown: TableStore = $derived.by(() => this.storeOf(this.looking));
  private moment: HotseatState = $derived.by(() => this.momentOf(this.shown));
  /** Whether the device must be handed over; no view is shown meanwhile. */
  needsHandover: boolean = $derived.by(
    () =>
      !(this.looking !== NOBODY && this.shown.behind) &&
      this.dealt &&
      needsHandover(this.own, this.looking, this.moment),
  );
  /** Seat of the next viewer. */
  next: number = $derived.by(() => activeViewer(this.own, this.looking, this.moment));

  /** Store of the shown view, if there is no curtain. */
  get store(): TableStore {
    return this.shown;
  }

  /** Own seats that a bot plays for, beside the one that is looked from. */
  get botSeats(): number[] {
    return this.own.filter(
      (seat) => seat !== this.looking && this.own.length > 1 && this.shown.info?.chairs[seat]?.held,
    );
  }

  /** Hides all views until the next viewer confirms. */
  hideView(): void {
    this.looking = NOBODY;
  }

  revealView(): void {
    this.looking = this.next;
    this.shown.skip();
  }

  /** Shows the next viewer without a curtain, once their connection has heard that they are asked. */
  followAsked(): void {
    if (this.storeOf(this.next).latest?.question.seat === this.next) this.revealView();
  }

  takeBackSeat(seat: number): void {
    void this.storeOf(seat).ask({ type: "return" });
  }

  close(): void {
    for (const store of this.stores) store.close();
  }

  private get dealt(): boolean {
    return this.shown.info?.phase === "playing";
  }

  private storeOf(seat: number): TableStore {
    const store = this.stores[Math.max(0, this.own.indexOf(seat))];
    if (!store) throw new Error("a device has at least one connection");
    return store;
  }

  /** Before the curtain everything is as it is shown; behind it, as it is. */
  private momentOf(store: TableStore): HotseatState {
    const position = this.looking === NOBODY ? store.latest : store.position;
    const asked = position?.question.seat ?? NOBODY;
    const held = store.info?.chairs[asked]?.held ?? false;
    return {
      asked: held ? NOBODY : asked,
      waiting: position?.consent?.waiting ?? [],
      over: store.info?.phase === "over",
    };
  }
}
