/** Defines a sponsor's pledge to match gifts: its states, its ratio and its times. See docs/rules/matching.md. */
import { DAY_MS } from '../days';
import { type GiftMethod } from '../gifts/gift';
import { RETRY_DAYS } from '../plans/retries';

export const PLEDGE_STATUSES = ['pending', 'accepted', 'withdrawn', 'ended'] as const;
export type PledgeStatus = (typeof PLEDGE_STATUSES)[number];

/** The reasons why a pledge ended. */
export const PLEDGE_END_REASONS = ['sponsor', 'charity', 'time', 'charge_failed'] as const;
export type PledgeEndReason = (typeof PLEDGE_END_REASONS)[number];

const CHARGE_STATUSES = ['due', 'charging', 'declined', 'charged', 'failed', 'cancelled'] as const;
export type ChargeStatus = (typeof CHARGE_STATUSES)[number];

const MATCH_STATUSES = ['reserved', 'charging', 'charged', 'failed'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** The smallest and the largest ratio, in hundredths. */
const MIN_RATIO_HUNDREDTHS = 1;
const MAX_RATIO_HUNDREDTHS = 500;

/** A match is charged this long after its gift was completed. */
const MATCH_DUE_AFTER_MS = { production: 30 * DAY_MS, sandbox: 5_000 } as const;
/** The due matches of a pledge are charged together, once in each interval of this length. */
const MATCH_BATCH_MS = { production: 7 * DAY_MS, sandbox: 5_000 } as const;
/** The length of a day in the retry schedule of a declined charge. */
const MATCH_RETRY_DAY_MS = { production: DAY_MS, sandbox: 1_000 } as const;
export type MatchingEnvironment = keyof typeof MATCH_DUE_AFTER_MS;

const RATIO = /^(0|[1-9][0-9]*)(?:\.([0-9]{1,2}))?$/;

/** Reads a ratio such as "0.5" in hundredths. Returns undefined for a malformed text or a ratio out of range. */
export function parseRatio(text: string): number | undefined {
  const match = RATIO.exec(text.slice(0, 8));
  if (match === null || text.length > 8) return undefined;
  const hundredths = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return hundredths >= MIN_RATIO_HUNDREDTHS && hundredths <= MAX_RATIO_HUNDREDTHS ? hundredths : undefined;
}

export function printRatio(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}

/** Returns true if a pledge matches a gift that is made now. */
export function takesGifts(pledge: { status: PledgeStatus; endsAt: Date }, at: Date): boolean {
  return pledge.status === 'accepted' && at < pledge.endsAt;
}

/** Returns the time of the next charge after `at`. Charges run at equal intervals from the acceptance. */
export function nextBatchAt(acceptedAt: Date, environment: MatchingEnvironment, at: Date): Date {
  const lengthMs = MATCH_BATCH_MS[environment];
  const passed = Math.max(0, Math.floor((at.getTime() - acceptedAt.getTime()) / lengthMs));
  return new Date(acceptedAt.getTime() + (passed + 1) * lengthMs);
}

/** Returns the latest completion time of gifts whose matches are due at `at`. */
export function dueBefore(environment: MatchingEnvironment, at: Date): Date {
  return new Date(at.getTime() - MATCH_DUE_AFTER_MS[environment]);
}

/**
 * Returns the time of the next attempt at a declined charge, or null if no attempt is left. Follows the retries of a
 * weekly plan.
 */
export function nextChargeAttemptAt(
  { method, attempts, firstAttemptAt }: { method: GiftMethod; attempts: number; firstAttemptAt: Date },
  environment: MatchingEnvironment,
): Date | null {
  const days = method === 'ach' ? undefined : RETRY_DAYS.weekly[attempts - 1];
  if (days === undefined) return null;
  return new Date(firstAttemptAt.getTime() + days * MATCH_RETRY_DAY_MS[environment]);
}

/** A sponsor may have this many pending pledges for one campaign. */
export const MAX_WAITING_PLEDGES = 10;
