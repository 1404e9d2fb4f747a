/** Translates an account statement (camt.053) into verdicts on our payouts. Ignores entries that name none of ours. */
import { type BankVerdict } from '../../../domain/payouts/bank-answer';
import { type Money } from '../../../domain/money';
import { type BookedEntry, type EntryDetail, readCamt053, type SignedMoney } from '../iso20022/read-camt053';
import { fileOf, subjectOf } from '../iso20022/subject';
import { type Chunks } from '../read-text';

export async function* readCamt053Verdicts(chunks: Chunks): AsyncGenerator<BankVerdict, void, undefined> {
  for await (const item of readCamt053(chunks)) {
    if (item.kind === 'entry') yield* toVerdicts(item);
  }
}

function* toVerdicts(entry: BookedEntry): Generator<BankVerdict> {
  const { details, batch, amount } = entry;
  if (details.length === 0) {
    yield* toGroup(entry, fileOf(batch?.messageId, batch?.blockId), positive(amount));
    return;
  }
  for (const detail of details) {
    const moved = detail.amount ?? (details.length === 1 ? positive(amount) : undefined);
    const subject = subjectOf(detail);
    if (subject?.startsWith('payout_') === true) yield toTransfer(entry, detail, subject, moved);
    else if (details.length === 1) yield* toGroup(entry, subject, positive(amount));
  }
}

function toTransfer(
  { amount, place }: BookedEntry,
  detail: EntryDetail,
  payoutId: string,
  moved: Money | undefined,
): BankVerdict {
  const shared = { kind: 'transfer', place, payout: { payoutId }, amount: moved } as const;
  if (amount.minor < 0n) return { ...shared, state: 'paid', isSentBack: false };
  const { returned } = detail;
  const failure = {
    code: returned?.code ?? 'RETURNED',
    message: returned?.code === undefined ? 'The bank sent the payout back.' : returned.meaning,
  };
  return { ...shared, state: 'returned', failure, isSentBack: true };
}

/** Yields the verdict for a file or block that the bank booked as one sum, without its transfers. */
function* toGroup(entry: BookedEntry, subject: string | undefined, amount: Money): Generator<BankVerdict> {
  const [fileId, number] = subject?.split('/') ?? [];
  if (fileId?.startsWith('bankfile_') !== true) return;
  const { place } = entry;
  if (entry.amount.minor >= 0n) {
    yield { kind: 'unclear', place, message: 'A returned amount names a file but no payout.' };
    return;
  }
  const block = number === undefined ? undefined : Number(number);
  yield {
    ...{ kind: 'group', place, fileId, block, exceptBlocks: [], except: new Set<string>() },
    ...{ state: 'paid', amount },
  };
}

function positive({ currency, minor }: SignedMoney): Money {
  return { currency, minor: minor < 0n ? -minor : minor };
}
