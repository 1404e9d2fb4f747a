/** Computes when a payout leaves and arrives, and when the payout run makes payouts. See docs/rules/payouts.md. */
import { type Day, dayOf, SECOND_MS, startOfDay } from '../days';
import { addBusinessDays } from '../ledger/bank-calendars';
import { type Currency } from '../money';
import { PAYOUT_FREQUENCIES, type PayoutMethod, type PayoutFrequency, type PayoutSpeed } from './payout';

type Environment = 'production' | 'sandbox';

/** A quoted price is valid for this long. */
export const QUOTE_SECONDS = 60;

/** A standard payout waits this long before it leaves, so that it can be cancelled. An instant payout does not wait. */
export const CANCEL_MS = { production: 3_600_000, sandbox: 2_000 } as const;

/** A standard payout arrives this many business days after it left. */
export const ARRIVAL_BUSINESS_DAYS: Record<PayoutMethod, number> = {
  ach: 2,
  sepa: 1,
  wire: 2,
  stripe: 2,
  wallet: 0,
};

/** An instant payout arrives after this time. */
const INSTANT_MS = 1_800_000;

/** Weekly payouts are made on this day, where 0 is Sunday. */
const WEEKLY_ON = 1;
/** Monthly payouts are made on this day of the month. */
const MONTHLY_ON = 1;

/** Returns the time at which a payout leaves. `at` is when the payout was accepted. */
export function leavesAt(speed: PayoutSpeed, environment: Environment, at: Date): Date {
  return new Date(at.getTime() + (speed === 'instant' ? 0 : CANCEL_MS[environment]));
}

/**
 * Returns the expected arrival of a payout that leaves at `leavesAt`. In the sandbox a business day lasts one
 * second.
 */
export function arrivesAt(
  { speed, method, currency }: { speed: PayoutSpeed; method: PayoutMethod; currency: Currency },
  environment: Environment,
  leavesAt: Date,
): Date {
  if (environment === 'sandbox') {
    const days = speed === 'instant' ? 0 : ARRIVAL_BUSINESS_DAYS[method];
    return new Date(leavesAt.getTime() + days * SECOND_MS);
  }
  if (speed === 'instant') return new Date(leavesAt.getTime() + INSTANT_MS);
  const leaves = dayOf(leavesAt);
  const timeOfDayMs = leavesAt.getTime() - startOfDay(leaves).getTime();
  const arrives = addBusinessDays(currency, leaves, ARRIVAL_BUSINESS_DAYS[method]);
  return new Date(startOfDay(arrives).getTime() + timeOfDayMs);
}

/** Returns true if a frequency is due on a day. Frequencies use real days even in a sandbox. */
function isDueOn(frequency: PayoutFrequency, day: Day): boolean {
  const date = startOfDay(day);
  switch (frequency) {
    case 'daily':
      return true;
    case 'weekly':
      return date.getUTCDay() === WEEKLY_ON;
    case 'monthly':
      return date.getUTCDate() === MONTHLY_ON;
    case 'manual':
      return false;
  }
}

/** Lists the frequencies that are due on a day. */
export function frequenciesDueOn(day: Day): PayoutFrequency[] {
  return PAYOUT_FREQUENCIES.filter((frequency) => isDueOn(frequency, day));
}

/** The payout run begins at this time in UTC. */
export const RUN_TIME = '06:07:00';

/** The id of the Temporal Schedule that starts the payout run every day. */
export const PAYOUT_RUN_ID = 'payout-run';

/** The time of a run in its workflow's id. Temporal adds it to the id of the Schedule. */
const TIME_IN_ID = `T${RUN_TIME}Z`;

/** Returns the id of the workflow that the Schedule starts for a day. */
export function payoutRunId(day: Day): string {
  return `${PAYOUT_RUN_ID}-${day}${TIME_IN_ID}`;
}

/** Returns the day of a workflow that has such an id. */
export function dayOfPayoutRun(workflowId: string): Day {
  return workflowId.slice(PAYOUT_RUN_ID.length + 1, -TIME_IN_ID.length);
}

/** Returns the idempotency key of a payout that a run makes. A second run on the same day creates no second payout. */
export function runKey(charityId: string, currency: string, day: Day): string {
  return `${charityId}/${currency}/${day}`;
}
