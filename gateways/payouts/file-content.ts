/** Writes the content of a bank file from the decisions that the database stores. */
import { type AccountDetails } from '../../domain/payout-accounts/account';
import { type BankSenders } from '../../domain/payouts/bank-settings';
import { type Currency } from '../../domain/money';
import { type PayoutMethod } from '../../domain/payouts/payout';
import { BankFileError } from '../../domain/payouts/bank-file-error';
import { type BankFileFormat, messageIdOf } from './bank-files';
import { type BankTransfer } from '../../domain/payouts/bank-transfer';
import { writePain001 } from './iso20022/write-pain001';
import { writeNacha } from './nacha/write-nacha';

export interface DecidedFile {
  id: string;
  format: BankFileFormat;
  /** YYYY-MM-DD. */
  payDay: string;
  madeAt: Date;
  /** Null except for NACHA files. */
  modifier: string | null;
}

export interface DecidedTransfer {
  payoutId: string;
  method: PayoutMethod;
  currency: Currency;
  netMinor: bigint;
  /** The account's numbers and the holder's name, encrypted. */
  sealedDetails: string;
  /** Null except in NACHA files, whose transfers have consecutive numbers. */
  traceSequence: number | null;
}

export function formatOf(method: PayoutMethod): BankFileFormat {
  return method === 'ach' ? 'nacha' : 'pain.001';
}

export interface FileWriter {
  senders: BankSenders;
  /** Decrypts the numbers of an account. */
  open: (sealed: string) => string;
}

/** Returns the content. Throws a BankFileError if a bank would refuse it. */
export function writeFileContent(
  { senders, open }: FileWriter,
  file: DecidedFile,
  decided: readonly DecidedTransfer[],
): string {
  const transfers = decided.map((transfer) => ({ method: transfer.method, ...toTransfer(transfer, open) }));
  const fileId = messageIdOf(file.id);
  const { madeAt, payDay } = file;
  if (file.format === 'nacha') {
    if (senders.ach === undefined) throw new BankFileError('the settings name no bank for NACHA files');
    return writeNacha({
      sender: senders.ach,
      fileId,
      madeAt,
      modifier: file.modifier ?? '',
      effectiveDate: payDay,
      firstSequence: decided[0]?.traceSequence ?? 0,
      // Charities are organizations, so all entries are CCD, even if the account is of a type for people.
      transfers: transfers.map((transfer) => ({ ...transfer, entryClass: 'CCD' })),
    }).content;
  }
  if (senders.iso === undefined) throw new BankFileError('the settings name no account for pain.001 files');
  return writePain001({
    sender: senders.iso,
    fileId,
    madeAt,
    executionDate: payDay,
    transfers: transfers.map((transfer) => ({
      ...transfer,
      service: transfer.method === 'sepa' ? 'sepa' : 'wire',
    })),
  }).content;
}

function toTransfer(
  { payoutId, currency, netMinor, sealedDetails }: DecidedTransfer,
  open: FileWriter['open'],
): BankTransfer {
  const details = JSON.parse(open(sealedDetails)) as AccountDetails;
  if (details.kind === 'stripe') throw new BankFileError('a Stripe account is no bank account', payoutId);
  return { payoutId, net: { currency, minor: netMinor }, receiver: details };
}
