/** Writes gifts as CSV (RFC 4180). Amounts stay as the API says them. */
import { type ListedDonation } from '../../../client/index';

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
  const rows = gifts.map((gift) => COLUMNS.map((name) => cell(gift[name] ?? '')));
  return [COLUMNS.join(','), ...rows.map((row) => row.join(','))].map((line) => `${line}\r\n`).join('');
}

/** A text that begins like a formula would be run by a spreadsheet. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
