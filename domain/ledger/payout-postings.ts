/** Builds the postings of payouts. See docs/rules/ledger.md. */
import { type Currency } from '../money';
import { type PayoutProviderName } from '../payouts/settings';
import { accounts, assertBalanced, type LedgerEntry, type PayoutPostingKind } from './postings';

/** The money of payouts that have left and are not paid yet. */
const IN_TRANSIT = 'payouts/in-transit';

/** The cash account of each provider. A paid payout credits it. The bank pays the payouts in files. */
export const CASH_ACCOUNTS = { sandbox: 'cash/sandbox', stripe: 'cash/stripe', file: 'cash/bank' } as const;

interface Payout {
  charityId: string;
  currency: Currency;
  amountMinor: bigint;
  feeMinor: bigint;
  netMinor: bigint;
  provider: PayoutProviderName;
}

/** Books a step of a payout. It leaves, is paid, fails after it left, or is returned after it was paid. */
export function postPayout(kind: PayoutPostingKind, payout: Payout): LedgerEntry[] {
  const { currency } = payout;
  const entries = linesOf(kind, payout).map(([account, amountMinor]) => ({ account, currency, amountMinor }));
  return assertBalanced(entries.filter(({ amountMinor }) => amountMinor !== 0n));
}

function linesOf(kind: PayoutPostingKind, payout: Payout): [account: string, amountMinor: bigint][] {
  const { amountMinor, feeMinor, netMinor } = payout;
  const payable = accounts.charityPayable(payout.charityId);
  const cash = CASH_ACCOUNTS[payout.provider];
  switch (kind) {
    case 'payout_left':
      return [
        [payable, -amountMinor],
        [IN_TRANSIT, netMinor],
        [accounts.platformServices, feeMinor],
      ];
    case 'payout_paid':
      return [
        [IN_TRANSIT, -netMinor],
        [cash, netMinor],
      ];
    // Nothing was sent, so the charity also gets the fee back.
    case 'payout_failed':
      return linesOf('payout_left', payout).map(([account, minor]) => [account, -minor]);
    case 'payout_returned':
      return [
        [cash, -netMinor],
        [payable, netMinor],
      ];
  }
}
