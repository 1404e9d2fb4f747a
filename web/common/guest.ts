/** Opens a session without an account. Its proof of work is solved while the donor types. */
import {
  AuthenticationError,
  type GivingClient,
  type GuestChallenge,
  type GuestSession as Session,
  type GuestSessionRequest,
} from '../../client/index';
import { PSEUDO_LANGUAGE } from '../../texts/format';
import { makeClient } from './api-client';
import { type KeptSession, renewGuest } from './renew-guest';
import { read, write } from './storage';

const NAME = 'guest';
type Locale = NonNullable<GuestSessionRequest['locale']>;

/** A token that is about to end would end in the middle of a gift. */
const SPARE_MS = 120_000;
const RENEWABLE_MS = 23 * 3_600_000;

/** No session could be opened, so nothing was sent. */
export class SessionFault extends Error {}

/** The session of the guest who is asked for has ended, and another guest's may not be used instead. */
export class OtherGuestFault extends Error {}

export class GuestSession {
  /** Sends the current token. */
  readonly client: GivingClient;
  private opening: Promise<string> | undefined;
  /** Is all there is where the browser forbids storage. */
  private latest: KeptSession | undefined;

  constructor(private readonly locale: Locale) {
    this.client = makeClient((refused) => this.token(refused));
  }

  /** The current token. `refused` is one that the server has just refused. */
  async token(refused?: string): Promise<string> {
    const kept = this.session;
    const leftMs = kept === undefined ? 0 : Date.parse(kept.expires_at) - Date.now();
    if (kept !== undefined && kept.access_token !== refused && leftMs > SPARE_MS) return kept.access_token;
    const last = leftMs > -RENEWABLE_MS ? kept : undefined;
    this.opening ??= this.open(last).finally(() => (this.opening = undefined));
    return this.opening;
  }

  /** The guest's user id. Opens a session if there is none. */
  async userId(): Promise<string> {
    await this.token();
    if (this.session === undefined) throw new SessionFault('no session is kept');
    return this.session.user_id;
  }

  /** Makes a client that calls as this guest or not at all. */
  clientOf(userId: string): GivingClient {
    return makeClient(async (refused) => {
      const token = await this.token(refused);
      if (this.session?.user_id !== userId) throw new OtherGuestFault('the session of this guest has ended');
      return token;
    });
  }

  private get session(): KeptSession | undefined {
    return read<KeptSession>(sessionStorage, NAME) ?? this.latest;
  }

  private keep(session: KeptSession): void {
    this.latest = session;
    write(sessionStorage, NAME, session);
  }

  private async open(last: KeptSession | undefined): Promise<string> {
    const session = (last === undefined ? undefined : await this.renew(last)) ?? (await this.begin());
    this.keep(session);
    return session.access_token;
  }

  /** Keeps the same donor, so that the gifts of this tab stay readable. Only a refused token begins another one. */
  private async renew(last: KeptSession): Promise<Session | undefined> {
    try {
      return await renewGuest(last, (session) => this.keep(session));
    } catch (error) {
      if (error instanceof AuthenticationError) return undefined;
      throw new SessionFault('the session could not be renewed', { cause: error });
    }
  }

  private async begin(): Promise<Session> {
    const { guestSessions } = this.client;
    try {
      const proof = await solveBeside(await guestSessions.challenge());
      return await guestSessions.begin({ proof, locale: this.locale });
    } catch (error) {
      throw new SessionFault('no session could be opened', { cause: error });
    }
  }
}

/** Makes the session of a visitor without an account. The page has one of the languages in which the platform writes mails. */
export function openGuestSession(page: string): GuestSession {
  return new GuestSession(page === PSEUDO_LANGUAGE ? 'en' : (page as Locale));
}

function solveBeside(challenge: GuestChallenge): Promise<string> {
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => {
      if (data === null) reject(new Error('the challenge has no solution'));
      else resolve(data);
    });
    worker.addEventListener('error', () => reject(new Error('the worker did not start')));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
