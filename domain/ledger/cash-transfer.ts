/** Books money that moves between our own accounts: the processor's and the bank's. See docs/rules/ledger.md. */
import { type ProcessorName } from '../charges/charge';
import { type Currency } from '../money';
import { type LedgerEntry, post } from './postings';

/** The way of a transfer. A return goes from the bank to the processor. */
export const TRANSFER_MOVEMENTS = ['transfer', 'transfer_return'] as const;
export type TransferMovement = (typeof TRANSFER_MOVEMENTS)[number];

export interface CashTransfer {
  id: string;
  processor: ProcessorName;
  /** The processor's name of its payout. */
  reference: string;
  movement: TransferMovement;
  currency: Currency;
  amountMinor: bigint;
  /** When the bank has the money, or gives it back. */
  movedAt: Date;
}

/** What an account paid out is a credit, so the bank's account holds what it was debited. */
export function postCashTransfer(
  transfer: Pick<CashTransfer, 'processor' | 'movement' | 'currency' | 'amountMinor'>,
): LedgerEntry[] {
  const { processor, movement, amountMinor } = transfer;
  const outMinor = movement === 'transfer' ? amountMinor : -amountMinor;
  return post(transfer, [
    [`cash/${processor}`, outMinor],
    ['cash/bank', -outMinor],
  ]);
}
