/** Books money that moves between our own accounts: the processor's and the bank's. See docs/rules/ledger.md. */
import { type ProcessorName } from '../charges/charge';
import { type Currency } from '../money';
import { type LedgerEntry, post } from './postings';

/** The directions of a transfer. A return goes from the bank to the processor. */
const TRANSFER_MOVEMENTS = ['transfer', 'transfer_return'] as const;
export type TransferMovement = (typeof TRANSFER_MOVEMENTS)[number];

export interface CashTransfer {
  id: string;
  processor: ProcessorName;
  /** The processor's id of its payout to our bank. */
  reference: string;
  movement: TransferMovement;
  currency: Currency;
  amountMinor: bigint;
  /** The time at which the bank gets the money or gives it back. */
  movedAt: Date;
}

/** Books a transfer. Credits the account that pays, and debits the account that receives the money. */
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
