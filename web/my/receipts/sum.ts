/** How the receipts of a year add up: the contribution is what the donor paid, less what went back or was kept. */
import { type YearReceipts } from '../../../client/index';
import { type Key } from '../words';

type Amounts = Pick<YearReceipts['totals'][number], 'total_paid' | 'returned' | 'fees_kept' | 'contribution'>;

/** The last amount is the sum of those above it. If nothing was taken off, it stands alone. */
export function sumOf({
  total_paid: paid,
  returned,
  fees_kept: kept,
  contribution,
}: Amounts): [Key, string][] {
  const taken = [...less('returned', returned), ...less('feesKept', kept)];
  const parts: typeof taken = taken.length === 0 ? [] : [['youPaid', paid], ...taken];
  return [...parts, ['contribution', contribution]];
}

/** An amount that is taken off. Nothing is not shown. */
function less(name: Key, amount: string): [Key, string][] {
  return /[1-9]/.test(amount) ? [[name, `-${amount}`]] : [];
}
