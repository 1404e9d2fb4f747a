/** A guest's session, which the button of a mailed link left in this tab. See docs/rules/guests.md. */
import { GivingApiError, type GivingClient } from '../../client/index';
import { makeClient } from '../common/api-client';
import { type KeptSession, renewGuest } from '../common/renew-guest';
import { type Session } from '../session/session';

/** The page behind the mailed link writes it under this name. */
const NAME = 'giving.guest-session';
/** A token that is about to end would end in the middle of a change. */
const SPARE_MS = 120_000;

export class GuestSession implements Session {
  readonly kind = 'guest';
  readonly client: GivingClient;
  private renewing: Promise<string> | undefined;

  private constructor(private kept: KeptSession) {
    this.client = makeClient((refused) => this.token(refused));
  }

  /** Returns undefined if this tab has none, and `ended` once if its time is over. */
  static async find(): Promise<GuestSession | 'ended' | undefined> {
    const kept = readKept();
    if (kept === undefined) return undefined;
    const session = new GuestSession(kept);
    if (hasTime(kept)) return session;
    try {
      await session.renew();
      return session;
    } catch (error) {
      if (!(error instanceof GivingApiError)) throw error;
      forgetGuest();
      return 'ended';
    }
  }

  readonly readPerson = (): Promise<undefined> => Promise.resolve(undefined);

  readonly end = (): Promise<void> => {
    forgetGuest();
    location.assign('/account/guest');
    return Promise.resolve();
  };

  private async token(refused: string | undefined): Promise<string> {
    const { access_token: token } = this.kept;
    if (token !== refused && hasTime(this.kept)) return token;
    this.renewing ??= this.renewOrReload().finally(() => (this.renewing = undefined));
    return this.renewing;
  }

  private async renewOrReload(): Promise<string> {
    try {
      return await this.renew();
    } catch (error) {
      if (!(error instanceof GivingApiError)) throw error;
      // The loaded page then says that the time is over.
      keep({ ...this.kept, expires_at: new Date(0).toISOString() });
      location.reload();
      return new Promise<never>(() => undefined);
    }
  }

  /** Sends the last token and gets a new one for the same guest. */
  private async renew(): Promise<string> {
    this.keep(await renewGuest(this.kept, (session) => this.keep(session)));
    return this.kept.access_token;
  }

  private keep(session: KeptSession): void {
    this.kept = session;
    keep(session);
  }
}

function hasTime({ expires_at: end }: KeptSession): boolean {
  return Date.parse(end) - Date.now() > SPARE_MS;
}

function readKept(): KeptSession | undefined {
  try {
    const text = sessionStorage.getItem(NAME);
    return text === null ? undefined : (JSON.parse(text) as KeptSession);
  } catch {
    return undefined;
  }
}

function keep(session: KeptSession): void {
  sessionStorage.setItem(NAME, JSON.stringify(session));
}

export function forgetGuest(): void {
  sessionStorage.removeItem(NAME);
}
