/**
 * Writes a NACHA file of credits. The bank sends it to the ACH network, which pays accounts at US banks. The file has
 * no debits, so the bank takes the sum from the account agreed with the sender.
 */
import { BankFileError } from '../../../domain/payouts/bank-file-error';
import {
  type BankTransfer,
  checkTransfers,
  type Receiver,
  referenceOf,
  shortReferenceOf,
} from '../../../domain/payouts/bank-transfer';
import { checkBankingDay } from '../../../domain/payouts/bank-days';
import { hasRoutingCheckDigit } from '../../../domain/payout-accounts/numbers';
import { dayOf } from '../../../domain/days';
import { fitsAlphabet, transliterate } from '../../../domain/payouts/transliterate';
import {
  BATCH_CONTROL,
  BATCH_HEADER,
  BLOCKING_FACTOR,
  ENTRY,
  FILE_CONTROL,
  FILE_HEADER,
  FILLER,
  HASH_MODULUS,
  PAYMENT_ADDENDA,
  RECORD_LENGTH,
  writeRecord,
} from './records';

/** CCD pays companies, PPD pays persons. */
const ENTRY_CLASSES = ['CCD', 'PPD'] as const;
type EntryClass = (typeof ENTRY_CLASSES)[number];

/** The sender's agreement with the bank. */
interface NachaSender {
  /** The routing number of the bank that takes the file. */
  bankRoutingNumber: string;
  bankName: string;
  /** Ten characters, often a digit and the EIN. */
  companyId: string;
  companyName: string;
  /** Ten characters: the company id, or a space and a routing number. */
  fileOrigin: string;
  /** Ten characters at most. The receiver's statement shows it. */
  description: string;
  /** True to add a record with the whole reference to each entry. Some banks charge for it. */
  hasAddenda: boolean;
}

export interface NachaBatch {
  sender: NachaSender;
  /** 26 letters and digits. The file header has room for the first eight. */
  fileId: string;
  madeAt: Date;
  /** A capital letter or a digit. Each file of a day has a different one. */
  modifier: string;
  /** The banking day on which the receivers get the money: YYYY-MM-DD. */
  effectiveDate: string;
  /** The number of the first entry. An installation never reuses a number, so a return identifies one payout. */
  firstSequence: number;
  transfers: (BankTransfer & { entryClass: EntryClass })[];
}

export interface NachaFile {
  content: string;
  totalMinor: bigint;
  /** The first number that the next file may use. */
  nextSequence: number;
  /** In the order of the batch. */
  traces: { payoutId: string; trace: string }[];
}

const MAX_SEQUENCE = 9_999_999;
const MAX_AMOUNT_MINOR = 9_999_999_999n;
const MAX_TOTAL_MINOR = 999_999_999_999n;
const NAME_LENGTH = 22;
const CREDITS_ONLY = '220';
const TRANSACTION_CODES = { checking: '22', savings: '32' };

interface Totals {
  count: number;
  hash: bigint;
  minor: bigint;
}
const none = (): Totals => ({ count: 0, hash: 0n, minor: 0n });

export function writeNacha(batch: NachaBatch): NachaFile {
  check(batch);
  const entries = batch.transfers.map((transfer, index) => ({ transfer, trace: toTrace(batch, index) }));
  const groups = ENTRY_CLASSES.map((entryClass) => ({
    entryClass,
    entries: entries.filter(({ transfer }) => transfer.entryClass === entryClass),
  })).filter((group) => group.entries.length > 0);
  const file = none();
  const records = [writeFileHeader(batch)];
  groups.forEach((group, index) => {
    const totals = none();
    records.push(writeBatchHeader(batch, group.entryClass, index + 1));
    for (const { transfer, trace } of group.entries)
      records.push(...writeEntry(batch, transfer, trace, totals));
    records.push(writeBatchControl(batch, totals, index + 1));
    file.count += totals.count;
    file.hash += totals.hash;
    file.minor += totals.minor;
  });
  const blocks = Math.ceil((records.length + 1) / BLOCKING_FACTOR);
  records.push(writeFileControl(file, groups.length, blocks));
  while (records.length < blocks * BLOCKING_FACTOR) records.push(FILLER);
  return {
    content: records.map((record) => `${record}\n`).join(''),
    totalMinor: file.minor,
    nextSequence: batch.firstSequence + entries.length,
    traces: entries.map(({ transfer, trace }) => ({ payoutId: transfer.payoutId, trace })),
  };
}

function check({ sender, transfers, firstSequence, modifier, effectiveDate, madeAt, fileId }: NachaBatch) {
  checkTransfers(transfers);
  if (!hasRoutingCheckDigit(sender.bankRoutingNumber))
    throw new BankFileError("the bank's routing number is wrong");
  for (const name of ['companyId', 'fileOrigin'] as const) {
    if (!/^[A-Z0-9 ]{10}$/.test(sender[name])) throw new BankFileError(`${name} must have ten characters`);
  }
  if (!/^[A-Z0-9]$/.test(modifier))
    throw new BankFileError('the modifier must be a capital letter or a digit');
  if (!/^[0-9A-Z]{26}$/.test(fileId))
    throw new BankFileError("the file's id must have 26 letters and digits");
  if (!Number.isInteger(firstSequence) || firstSequence < 1)
    throw new BankFileError('the sequence must be a whole number from 1');
  if (firstSequence + transfers.length - 1 > MAX_SEQUENCE) throw new BankFileError('the sequence is used up');
  checkBankingDay(effectiveDate, madeAt, ['USD']);
}

/** YYYY-MM-DD becomes YYMMDD. */
function toShortDay(day: string): string {
  return day.slice(2).replaceAll('-', '');
}

function originatingBank({ bankRoutingNumber }: NachaSender): string {
  return bankRoutingNumber.slice(0, 8);
}

function toTrace({ sender, firstSequence }: NachaBatch, index: number): string {
  return originatingBank(sender) + String(firstSequence + index).padStart(7, '0');
}

function writeFileHeader({ sender, madeAt, modifier, fileId }: NachaBatch): string {
  return writeRecord(FILE_HEADER, {
    type: 1,
    priority: 1,
    destination: ` ${sender.bankRoutingNumber}`,
    origin: sender.fileOrigin,
    creationDate: toShortDay(dayOf(madeAt)),
    creationTime: madeAt.toISOString().slice(11, 16).replace(':', ''),
    modifier,
    recordSize: RECORD_LENGTH,
    blockingFactor: BLOCKING_FACTOR,
    format: 1,
    destinationName: transliterate(sender.bankName, 'nacha', 23),
    originName: transliterate(sender.companyName, 'nacha', 23),
    referenceCode: fileId.slice(0, 8),
  });
}

function writeBatchHeader(batch: NachaBatch, entryClass: EntryClass, batchNumber: number): string {
  const { sender, effectiveDate, madeAt } = batch;
  return writeRecord(BATCH_HEADER, {
    type: 5,
    serviceClass: CREDITS_ONLY,
    companyName: transliterate(sender.companyName, 'nacha', 16),
    companyId: sender.companyId,
    entryClass,
    description: transliterate(sender.description, 'nacha', 10),
    descriptiveDate: toShortDay(dayOf(madeAt)),
    effectiveDate: toShortDay(effectiveDate),
    originatorStatus: '1',
    originatingBank: originatingBank(sender),
    batchNumber,
  });
}

function writeEntry(batch: NachaBatch, transfer: BankTransfer, trace: string, totals: Totals): string[] {
  const { payoutId, net } = transfer;
  const receiver = checkReceiver(transfer);
  const { hasAddenda } = batch.sender;
  const entry = writeRecord(ENTRY, {
    type: 6,
    transactionCode: TRANSACTION_CODES[receiver.accountType],
    receivingBank: receiver.routingNumber.slice(0, 8),
    checkDigit: receiver.routingNumber.slice(8),
    accountNumber: receiver.accountNumber,
    amount: net.minor,
    individualId: shortReferenceOf(payoutId),
    name: transliterate(receiver.holderName, 'nacha', NAME_LENGTH),
    addendaIndicator: hasAddenda ? 1 : 0,
    trace,
  });
  totals.count += hasAddenda ? 2 : 1;
  totals.hash += BigInt(receiver.routingNumber.slice(0, 8));
  totals.minor += net.minor;
  if (totals.minor > MAX_TOTAL_MINOR) throw new BankFileError('the sum has more than twelve digits');
  return hasAddenda ? [entry, writeAddenda(payoutId, trace)] : [entry];
}

/** CCD and PPD allow only ANSI X12 segments as text. This segment contains a transaction's reference. */
function writeAddenda(payoutId: string, trace: string): string {
  return writeRecord(PAYMENT_ADDENDA, {
    type: 7,
    addendaType: '05',
    information: `REF*TN*${referenceOf(payoutId)}\\`,
    sequence: 1,
    entrySequence: trace.slice(-7),
  });
}

function checkReceiver({ payoutId, net, receiver }: BankTransfer): Receiver & { kind: 'bank_us' } {
  if (receiver.kind !== 'bank_us')
    throw new BankFileError('the account is not at an American bank', payoutId);
  if (net.currency !== 'USD') throw new BankFileError('the currency is not USD', payoutId);
  if (net.minor > MAX_AMOUNT_MINOR) throw new BankFileError('the amount has more than ten digits', payoutId);
  if (!hasRoutingCheckDigit(receiver.routingNumber)) {
    throw new BankFileError('the routing number has a wrong check digit', payoutId);
  }
  const { accountNumber } = receiver;
  if (
    !/^[A-Za-z0-9][A-Za-z0-9 -]{0,16}$/.test(accountNumber) ||
    !fitsAlphabet(accountNumber.toUpperCase(), 'nacha')
  ) {
    throw new BankFileError('the account number does not fit the format', payoutId);
  }
  return receiver;
}

function writeBatchControl({ sender }: NachaBatch, totals: Totals, batchNumber: number): string {
  return writeRecord(BATCH_CONTROL, {
    type: 8,
    serviceClass: CREDITS_ONLY,
    count: totals.count,
    entryHash: totals.hash % HASH_MODULUS,
    debits: 0,
    credits: totals.minor,
    companyId: sender.companyId,
    originatingBank: originatingBank(sender),
    batchNumber,
  });
}

function writeFileControl(totals: Totals, batchCount: number, blockCount: number): string {
  if (totals.minor > MAX_TOTAL_MINOR) throw new BankFileError('the sum has more than twelve digits');
  return writeRecord(FILE_CONTROL, {
    type: 9,
    batchCount,
    blockCount,
    count: totals.count,
    entryHash: totals.hash % HASH_MODULUS,
    debits: 0,
    credits: totals.minor,
  });
}
