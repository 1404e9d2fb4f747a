/** Decides which changes of a recurring gift its donor is told by mail. See docs/rules/mails.md. */
import { type Plan, type PlanChange } from './plan';
import { dueDate } from './rhythm';

/** What a mail says was done to a plan. The last three are the terms that a donor can change. */
export const TOLD_CHANGES = [
  'paused',
  'resumed',
  'skipped',
  'cancelled',
  'amount',
  'next_date',
  'source',
] as const;
export type ToldChange = (typeof TOLD_CHANGES)[number];

/**
 * Returns what the donor is told about a move of a plan. Returns an empty list if other mails tell it: the mail about
 * a gift, or the one about its failed charge.
 */
export function toldMove({ event, skipped }: PlanChange): ToldChange[] {
  switch (event) {
    case 'paused':
    case 'resumed':
    case 'cancelled':
      return [event];
    case 'updated':
      return skipped.length > 0 ? ['skipped'] : [];
    case 'created':
    case 'failed':
    case null:
      return [];
  }
}

/** Returns the terms that differ. Empty if the donor sent the values that the plan already had. */
export function changedTerms(before: Plan, after: Plan): ToldChange[] {
  const { nextNumber } = after;
  const changed = {
    amount: before.amountMinor !== after.amountMinor,
    next_date: dueDate(before, nextNumber) !== dueDate(after, nextNumber),
    source: before.source !== after.source || before.needsSource !== after.needsSource,
  };
  return (['amount', 'next_date', 'source'] as const).filter((term) => changed[term]);
}
