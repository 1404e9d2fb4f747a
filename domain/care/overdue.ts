/** Lists what the worker watches, and defines when it waits too long, so that an operator must look. See docs/rules/gifts.md. */

/** The worker starts the workflows of these again when they are lost. */
export const RUN_KINDS = [
  'gift',
  'refund',
  'payout',
  'payoutRun',
  'account',
  'retry',
  'dispute',
  'pledge',
  'subscription',
  'change',
  'erasure',
  'export',
] as const;
export type RunKind = (typeof RUN_KINDS)[number];

/** What may be overdue: all of these, and plans, whose schedules the worker renews. */
export const OVERDUE_KINDS = [...RUN_KINDS, 'plan'] as const;
export type OverdueKind = (typeof OVERDUE_KINDS)[number];

/** A step that depends on nobody outside is overdue after this time. */
export const OVERDUE_AFTER_MINUTES = 15;

/** A gift by bank debit may take this long. A debit takes up to 14 business days. */
export const OVERDUE_DEBIT_DAYS = 28;

/** A refund that the processor was asked for may take this long. */
export const OVERDUE_REFUND_DAYS = 14;

/** A payout may arrive this much later than expected. */
export const OVERDUE_PAYOUT_DAYS = 7;

/** A payout run may take this long. It retries charities that fail for more than ten hours. */
export const OVERDUE_PAYOUT_RUN_HOURS = 12;
