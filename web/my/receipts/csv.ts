/** Writes gifts as CSV. Amounts stay as the API says them. */
import { type ListedDonation } from '../../../client/index';
import { BYTE_ORDER_MARK, toCsvLines } from '../../../domain/text/csv';

const AMOUNTS: readonly string[] = ['amount', 'total_charge', 'net_amount', 'refunded_amount'];
const COLUMNS = [
  'donation_id',
  'created_at',
  'given_on',
  'status',
  'charity_id',
  'amount',
  'currency',
  'total_charge',
  'net_amount',
  'refunded_amount',
  'payment_method',
  'recurring_id',
  'campaign_id',
  'completed_at',
  'message',
] as const satisfies (keyof ListedDonation)[];

export function toCsv(gifts: ListedDonation[]): string {
  const rows = gifts.map((gift) => COLUMNS.map((name) => gift[name] ?? null));
  return (
    BYTE_ORDER_MARK + toCsvLines([COLUMNS, ...rows], (column) => AMOUNTS.includes(COLUMNS[column] ?? ''))
  );
}
