/** Turns a bank's statement (camt.053) or returns (NACHA) into movements of money. */
import { startOfDay, HOUR_MS } from '../../domain/days';
import { type FileItem, type TheirMovement } from '../../domain/reconciliation/movements';
import { BankFileError } from '../../domain/payouts/bank-file-error';
import { type BookedEntry, type EntryDetail, readCamt053 } from '../payouts/iso20022/read-camt053';
import { fileOf, subjectOf } from '../payouts/iso20022/subject';
import { readNacha } from '../payouts/nacha/read-nacha';
import { type Chunks } from '../payouts/read-text';

/** A bank names only the day of a movement, so noon stands for its time. */
const NOON_MS = 12 * HOUR_MS;

type Line = Omit<TheirMovement, 'channel'>;

/**
 * Yields the transfers of each booked entry. Throws at the end of a statement whose balances do not match its entries.
 */
export async function* readStatementLines(chunks: Chunks): AsyncGenerator<FileItem, void, undefined> {
  const channel = 'camt.053';
  // A bank may reuse its own references, so a line is identified by its position in the statement.
  let position = 0;
  for await (const item of readCamt053(chunks)) {
    if (item.kind === 'statement') position = 0;
    if (item.kind !== 'entry') continue;
    position += 1;
    if (item.bookedOn === undefined) throw new BankFileError('the entry has no booking date', item.place);
    yield { kind: 'day', channel, day: item.bookedOn };
    const name = `${item.statementId}/${position}`;
    for (const line of toLines(item, name, noonOf(item.bookedOn))) {
      yield { kind: 'line', line: { ...line, channel } };
    }
  }
}

function toLines(entry: BookedEntry, name: string, movedAt: Date): Line[] {
  const { amount, details, batch } = entry;
  const isOut = amount.minor < 0n;
  const whole = isOut ? -amount.minor : amount.minor;
  const signed = (minor: bigint) => (isOut ? -minor : minor);
  const [only] = details;
  if (only === undefined || (details.length > 1 && details.some((detail) => detail.amount === undefined))) {
    const subject = fileOf(batch?.messageId, batch?.blockId);
    return [named(subject, { entry, name, movedAt }, amount.currency, amount.minor, 0n)];
  }
  const lines = details.map((detail, index) => {
    const paid = detail.amount ?? { currency: amount.currency, minor: whole };
    const place = { entry, name: details.length === 1 ? name : `${name}/${index + 1}`, movedAt };
    const isAlone = details.length === 1 && paid.currency === amount.currency;
    // The fee that the bank deducted from a transfer or charged on top.
    const feeMinor = isAlone ? signed(paid.minor - whole) : null;
    return named(subjectOf(detail), place, paid.currency, signed(paid.minor), feeMinor, detail);
  });
  const rest = whole - details.reduce((sum, detail) => sum + (detail.amount?.minor ?? whole), 0n);
  const isOneCurrency = details.every((detail) => detail.amount?.currency === amount.currency);
  if (details.length === 1 || !isOneCurrency || rest === 0n) return lines;
  return [
    ...lines,
    { ...named(undefined, { entry, name, movedAt }, amount.currency, signed(rest), null), movement: 'fee' },
  ];
}

interface Place {
  entry: BookedEntry;
  name: string;
  movedAt: Date;
}

function named(
  subject: string | undefined,
  { entry, name, movedAt }: Place,
  currency: string,
  amountMinor: bigint,
  feeMinor: bigint | null,
  detail?: EntryDetail,
): Line {
  const own = detail?.bankReference ?? entry.reference;
  return {
    reference: name,
    subject: subject ?? (own === undefined ? name : `${name} (${own})`),
    movement: subject === undefined ? 'other' : amountMinor < 0n ? 'payout' : 'payout_return',
    currency,
    amountMinor,
    feeMinor,
    movedAt,
  };
}

/** Yields the returned entries. Skips corrections, because they move no money. */
export async function* readReturnLines(chunks: Chunks): AsyncGenerator<FileItem, void, undefined> {
  const channel = 'nacha';
  let file = { name: '', movedAt: new Date(0) };
  for await (const item of readNacha(chunks)) {
    if (item.kind === 'file') {
      file = { name: `${item.origin}/${item.createdOn}${item.modifier}`, movedAt: noonOf(item.createdOn) };
      yield { kind: 'day', channel, day: item.createdOn };
    }
    if (item.kind !== 'return') continue;
    const { originalTrace, individualId, isCredit, amountMinor, place } = item;
    const line: TheirMovement = {
      reference: `${file.name}/${place}`,
      channel,
      // The database replaces this name with the payout that has the trace number.
      subject: `nacha/${originalTrace.slice(-7)}/${individualId}`,
      movement: isCredit ? 'payout_return' : 'other',
      currency: 'USD',
      amountMinor: isCredit ? amountMinor : -amountMinor,
      feeMinor: null,
      movedAt: file.movedAt,
    };
    yield { kind: 'line', line };
  }
}

function noonOf(day: string): Date {
  return new Date(startOfDay(day).getTime() + NOON_MS);
}
