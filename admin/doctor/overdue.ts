import { countOverdue } from '../../db/queries/platform/overdue';
import { OVERDUE_KINDS, type OverdueKind } from '../../domain/care/overdue';
import { type Check, missing, ok } from './finding';

const NAMES: Record<OverdueKind, readonly [one: string, many: string]> = {
  gift: ['gift', 'gifts'],
  refund: ['refund', 'refunds'],
  payout: ['payout', 'payouts'],
  payoutRun: ['payout run', 'payout runs'],
  account: ['payout account', 'payout accounts'],
  retry: ['retry of a recurring gift', 'retries of recurring gifts'],
  dispute: ['dispute', 'disputes'],
  pledge: ['pledge', 'pledges'],
  subscription: ['subscription', 'subscriptions'],
  change: ['change of a charity', 'changes of charities'],
  erasure: ['erasure of a person', 'erasures of people'],
  export: ["export of a person's data", "exports of people's data"],
  plan: ['schedule of a recurring gift', 'schedules of recurring gifts'],
};

/** Counts what waits longer than `domain/care/overdue.ts` allows. */
export const checkOverdue: Check = async function* ({ db, hasSchema }) {
  if (!(await hasSchema())) return;
  const counts = await countOverdue(db, new Date());
  const late = OVERDUE_KINDS.flatMap((kind) => {
    const [one, many] = NAMES[kind];
    const count = counts[kind];
    return count === 0 ? [] : [`${String(count)} ${count === 1 ? one : many}`];
  });
  yield late.length === 0
    ? ok('nothing is overdue')
    : missing(`overdue: ${late.join(', ')}`, 'See "Cancelled and lost workflows" in docs/operating.md');
};
