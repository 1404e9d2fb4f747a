/** Translates a bank's status report (pain.002) into verdicts on our payouts. */
import { type BankVerdict, DUPLICATE_CODES, type GroupVerdict } from '../../../domain/payouts/bank-answer';
import { type PayoutFailure } from '../../../domain/payouts/payout';
import { fileIdOf } from '../bank-files';
import { payoutIdOf } from '../../../domain/payouts/bank-transfer';
import { readPain002, type TransferStatus } from '../iso20022/read-pain002';
import { type Chunks } from '../read-text';

/**
 * First yields the transfers with a status of their own. The statuses of blocks and of the file apply to all other
 * transfers. They come last, because a report may list a transfer after them.
 */
export async function* readPain002Verdicts(chunks: Chunks): AsyncGenerator<BankVerdict, void, undefined> {
  const named = new Set<string>();
  const blocks: TransferStatus[] = [];
  let whole: TransferStatus | undefined;
  for await (const item of readPain002(chunks)) {
    if (item.kind === 'report') continue;
    if (item.level === 'file') whole = item;
    if (item.level === 'block') blocks.push(item);
    if (item.level !== 'transfer') continue;
    const payoutId = payoutIdOf(item.endToEndId ?? '') ?? payoutIdOf(item.instructionId ?? '');
    if (payoutId !== undefined) named.add(payoutId);
    yield* toTransfer(item, payoutId);
  }
  for (const block of blocks) yield* toGroup(block, named);
  if (whole === undefined) return;
  const numbers = blocks.flatMap((block) => numberOf(block) ?? []);
  for (const verdict of toGroup(whole, named)) {
    yield verdict.kind === 'group' ? { ...verdict, exceptBlocks: numbers } : verdict;
  }
}

function* toTransfer(item: TransferStatus, payoutId: string | undefined): Generator<BankVerdict> {
  const { place, amount } = item;
  const unclear = findUnclear(item);
  if (unclear !== undefined) yield unclear;
  if (unclear !== undefined || item.meaning === 'accepted') return;
  const fileId = fileIdOf(item.originalMessageId);
  if (payoutId === undefined || fileId === undefined) {
    yield { kind: 'unclear', place, message: 'The status names no payout of ours.' };
    return;
  }
  const shared = {
    kind: 'transfer',
    place,
    payout: { payoutId, fileId },
    amount,
    isSentBack: false,
  } as const;
  if (item.meaning === 'settled') yield { ...shared, state: 'paid' };
  else yield { ...shared, state: 'failed', failure: failureOf(item) };
}

function* toGroup(item: TransferStatus, except: ReadonlySet<string>): Generator<BankVerdict> {
  const { place, level } = item;
  const unclear = findUnclear(item);
  if (unclear !== undefined) yield unclear;
  if (unclear !== undefined || item.meaning === 'accepted') return;
  const fileId = fileIdOf(item.originalMessageId);
  const block = level === 'block' ? numberOf(item) : undefined;
  if (fileId === undefined || (level === 'block' && block === undefined)) {
    yield { kind: 'unclear', place, message: 'The status names no file of ours.' };
    return;
  }
  const shared = {
    kind: 'group',
    place,
    fileId,
    block,
    exceptBlocks: [],
    except,
    amount: undefined,
  } as const;
  const verdict: GroupVerdict =
    item.meaning === 'settled'
      ? { ...shared, state: 'paid' }
      : { ...shared, state: 'failed', failure: failureOf(item) };
  yield verdict;
}

/** A bank that rejects a file as a duplicate has the first copy, and may have paid it. An operator must decide then. */
function findUnclear({ place, meaning, status, reasons }: TransferStatus): BankVerdict | undefined {
  if (meaning === 'unknown') {
    return {
      kind: 'unclear',
      place,
      message: `The status ${status} is unknown. Ask the bank what it means.`,
    };
  }
  const duplicate = reasons.find(({ code }) => DUPLICATE_CODES.includes(code ?? ''));
  if (meaning !== 'rejected' || duplicate === undefined) return undefined;
  const message = `${duplicate.code ?? ''}: ${duplicate.meaning} Ask the bank whether it paid the first file.`;
  return { kind: 'unclear', place, message };
}

function failureOf({ status, reasons }: TransferStatus): PayoutFailure {
  const [first] = reasons;
  return {
    code: first?.code ?? status,
    message: first?.code === undefined ? 'The bank refused the transfer.' : first.meaning,
  };
}

/** Returns a block's number. A block's id is the file's id, a hyphen and the number. */
function numberOf({ originalBlockId, originalMessageId }: TransferStatus): number | undefined {
  const [, file, number] = /^([0-9A-Z]{26})-([0-9]{1,6})$/.exec(originalBlockId ?? '') ?? [];
  return file === originalMessageId && number !== undefined ? Number(number) : undefined;
}
