/** Guests give without an account. See docs/rules/guests.md. */
import { type Scope } from '../access/scopes';

/** A guest's token has exactly these scopes. */
export const GUEST_SCOPES = [
  'charities:read',
  'search:read',
  'fees:read',
  'donations:read',
  'donations:write',
] as const satisfies readonly Scope[];

/** The requests that one guest may send in an hour. */
export const GUEST_HOURLY_LIMIT = 300;

export const GUEST_TOKEN_SECONDS = 3_600;

/** This long after its first token, a guest may exchange the last token for a new one. */
export const GUEST_RENEWAL_HOURS = 24;

/** A challenge is solved by trying at most this many numbers. */
export const PROOF_WORK = 50_000;

/** An address may begin this many sessions an hour before its challenges get harder. */
export const EASY_SESSIONS_PER_HOUR = 10;

/** The work doubles with every further EASY_SESSIONS_PER_HOUR sessions, up to this factor. */
export const MAX_WORK_FACTOR = 64;

export const PROOF_SECONDS = 600;

/** The life of a mailed link to a guest's gifts. */
export const GUEST_LINK_SECONDS = 3_600;

export const LINK_MAILS_PER_HOUR = 3;

/** A client address is served this many requests for a link in an hour. */
export const LINK_REQUESTS_PER_HOUR = 10;

/** Returns the work of a challenge for an address that has begun this many sessions in the current hour. */
export function workAfter(sessions: number): number {
  const doublings = Math.floor(sessions / EASY_SESSIONS_PER_HOUR);
  return PROOF_WORK * Math.min(MAX_WORK_FACTOR, 2 ** doublings);
}

/** What the platform knows about the guest of a gift. */
export interface GuestDonor {
  /** The address that the guest named with the first gift. Null before. */
  email: string | null;
  /** True if the guest came by a link that was mailed to the address. */
  isConfirmed: boolean;
}
