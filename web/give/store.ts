/**
 * What the browser keeps. The draft stays until the day ends. What only this tab needs is forgotten with the tab: the
 * guest's token, the Idempotency-Key and the request that it belongs to, and the gift that was made.
 */
import { read, remove, write } from '../common/storage';
import { type Draft } from './draft';

/** A request that was sent without a known outcome is sent again as it was, with its key, by the same guest. */
export interface Pending<Body> {
  key: string;
  sent: Sent<Body> | null;
}

export interface Sent<Body> {
  body: Body;
  /** The guest's user id: the API keeps keys for each guest. */
  guest: string;
  /** When it was sent first, in milliseconds. */
  at: number;
}

export interface MadeGift {
  donation_id: string;
  amount: string;
  /** With the fees that the donor covers. */
  total: string;
  currency: string;
  email: string;
  name: string;
  isMonthly: boolean;
  /** True if a bank account pays, which takes days. */
  isDebit: boolean;
  /** What the donor had typed. It fills the form again if the gift fails. */
  draft: Draft;
  /** Set once the donor has seen how the gift ended. */
  isSettled?: true;
}

export class Store {
  constructor(private readonly id: string) {}

  readDraft(today: string): Draft | undefined {
    const kept = read<{ day: string; draft: Draft }>(localStorage, `draft:${this.id}`);
    if (kept === undefined) return undefined;
    if (kept.day === today) return kept.draft;
    this.forgetDraft();
    return undefined;
  }

  keepDraft(draft: Draft, today: string): void {
    write(localStorage, `draft:${this.id}`, { day: today, draft });
  }

  forgetDraft(): void {
    remove(localStorage, `draft:${this.id}`);
  }

  /** The key is made when the form opens. */
  openPending<Body>(): Pending<Body> {
    const kept = read<Pending<Body>>(sessionStorage, `pending:${this.id}`);
    // A tab that was open during an update keeps a request that names no guest.
    if (kept?.sent !== undefined) return kept;
    const fresh = { key: crypto.randomUUID(), sent: null };
    this.keepPending(fresh);
    return fresh;
  }

  keepPending(pending: Pending<unknown>): void {
    write(sessionStorage, `pending:${this.id}`, pending);
  }

  /** An answer about the gift was seen, or the donor gives anew. The next gift gets a key of its own. */
  forgetPending(): void {
    remove(sessionStorage, `pending:${this.id}`);
  }

  readGift(): MadeGift | undefined {
    return read(sessionStorage, `gift:${this.id}`);
  }

  keepGift(gift: MadeGift): void {
    write(sessionStorage, `gift:${this.id}`, gift);
  }

  settleGift(): void {
    const gift = this.readGift();
    if (gift !== undefined) this.keepGift({ ...gift, isSettled: true });
  }

  forgetGift(): void {
    remove(sessionStorage, `gift:${this.id}`);
  }
}
