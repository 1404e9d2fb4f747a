/** A transfer to a charity's bank account, in the terms that every bank file shares. */
import { type Money } from '../money';
import { BankFileError } from './bank-file-error';

export type Receiver =
  | {
      kind: 'bank_us';
      holderName: string;
      routingNumber: string;
      accountNumber: string;
      accountType: 'checking' | 'savings';
    }
  | { kind: 'bank_iban'; holderName: string; iban: string; bic: string }
  | {
      kind: 'bank_other';
      holderName: string;
      country: string;
      bic: string;
      clearingCode: string | null;
      accountNumber: string;
    };

export interface BankTransfer {
  payoutId: string;
  /** The amount that the charity gets. */
  net: Money;
  receiver: Receiver;
}

const PAYOUT_ID = /^payout_([0-9a-hjkmnp-tv-z]{26})$/;
const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{26}$/;
const SHORT_REFERENCE_LENGTH = 15;

/** Returns a payout's reference in bank files: its id in capitals without the prefix, because no format allows "_". */
export function referenceOf(payoutId: string): string {
  const [, ulid] = PAYOUT_ID.exec(payoutId) ?? [];
  if (ulid === undefined) throw new BankFileError('a transfer has no id of a payout');
  return ulid.toUpperCase();
}

/** Returns the payout that a reference names, or undefined if the reference is not one of ours. */
export function payoutIdOf(reference: string): string | undefined {
  return REFERENCE.test(reference) ? `payout_${reference.toLowerCase()}` : undefined;
}

/** Returns the last 15 characters of the reference, which are random. NACHA has no room for more. */
export function shortReferenceOf(payoutId: string): string {
  return referenceOf(payoutId).slice(-SHORT_REFERENCE_LENGTH);
}

/** Throws if a list is empty, pays a payout twice or has an amount that is not positive. */
export function checkTransfers(transfers: readonly BankTransfer[]): void {
  if (transfers.length === 0) throw new BankFileError('there is no transfer');
  const seen = new Set<string>();
  for (const { payoutId, net } of transfers) {
    if (seen.has(payoutId)) throw new BankFileError('the payout is in the batch twice', payoutId);
    seen.add(payoutId);
    if (net.minor <= 0n) throw new BankFileError('the amount is not positive', payoutId);
  }
}
