/** Guests give without an account. See docs/rules/guests.md. */
import { type Scope } from '../access/scopes';

/** A guest's token has exactly these scopes. */
export const GUEST_SCOPES = [
  'charities:read',
  'search:read',
  'discovery:write',
  'fees:read',
  'donations:read',
  'donations:write',
] as const satisfies readonly Scope[];

/** The requests that one guest may send in an hour. */
export const GUEST_HOURLY_LIMIT = 300;

export const GUEST_TOKEN_SECONDS = 3_600;

/** For this many hours after the first token, a guest may exchange the latest token for a new one. */
export const GUEST_RENEWAL_HOURS = 24;

/** Solving a normal challenge takes at most this many attempts. */
export const PROOF_WORK = 50_000;

/** An IP address may begin this many sessions an hour before its challenges get harder. */
const EASY_SESSIONS_PER_HOUR = 10;

/** The work doubles with every further EASY_SESSIONS_PER_HOUR sessions, up to this factor. */
const MAX_WORK_FACTOR = 64;

export const PROOF_SECONDS = 600;

/** A mailed link to a guest's gifts expires after this time. */
export const GUEST_LINK_SECONDS = 3_600;

export const LINK_MAILS_PER_HOUR = 3;

/** The platform serves this many link requests of an IP address in an hour. */
export const LINK_REQUESTS_PER_HOUR = 10;

/** Returns the most attempts of a challenge, for an IP address with this many sessions in the current hour. */
export function workAfter(sessions: number): number {
  const doublings = Math.floor(sessions / EASY_SESSIONS_PER_HOUR);
  return PROOF_WORK * Math.min(MAX_WORK_FACTOR, 2 ** doublings);
}

/** The facts about the guest who makes a gift. */
export interface GuestDonor {
  /** The mail address that the guest entered with the first gift. Null before that gift. */
  email: string | null;
  /** True if the guest opened a link that was mailed to this address. */
  isConfirmed: boolean;
}
