import { countOverdue } from '../../db/queries/platform/overdue';
import { type Check, missing, ok } from './finding';

const NAMES = {
  gift: ['gift', 'gifts'],
  refund: ['refund', 'refunds'],
  payout: ['payout', 'payouts'],
  plan: ['date of a recurring gift', 'dates of recurring gifts'],
} as const;

/** Counts money that waits longer than anything outside explains. */
export const checkOverdue: Check = async function* ({ db, hasSchema }) {
  if (!(await hasSchema())) return;
  const counts = await countOverdue(db, new Date());
  const late = Object.entries(NAMES).flatMap(([kind, [one, many]]) => {
    const count = counts[kind as keyof typeof NAMES];
    return count === 0 ? [] : [`${String(count)} ${count === 1 ? one : many}`];
  });
  yield late.length === 0
    ? ok('no gift, refund, payout or recurring gift is overdue')
    : missing(`overdue: ${late.join(', ')}`, 'See "Cancelled and lost workflows" in docs/operating.md');
};
