/** Builds the posting of a paid month of a subscription. See docs/rules/ledger.md. */
import { type Currency } from '../money';
import { accounts, type LedgerEntry, post } from './postings';

/** Books a month of a subscription. The charity's balance pays it. */
export function postSubscription(bill: {
  charityId: string;
  currency: Currency;
  amountMinor: bigint;
}): LedgerEntry[] {
  return post(bill, [
    [accounts.charityPayable(bill.charityId), -bill.amountMinor],
    [accounts.platformServices, bill.amountMinor],
  ]);
}
