/** Finds the payout, bank file or block of a file that a bank's entry names. */
import { fileIdOf } from '../bank-files';
import { payoutIdOf } from '../../../domain/payouts/bank-transfer';
import { type EntryDetail } from './read-camt053';

/** Returns the payout or file of an entry. Searches the text too: intermediate banks may drop our references. */
export function subjectOf({ endToEndId, instructionId, remittance, messageId, blockId }: EntryDetail) {
  const texts = remittance.map((text) => /\bPAYOUT ([0-9A-Z]{26})\b/.exec(text)?.[1]);
  for (const reference of [endToEndId, instructionId, ...texts]) {
    const payoutId = reference === undefined ? undefined : payoutIdOf(reference);
    if (payoutId !== undefined) return payoutId;
  }
  return fileOf(messageId, blockId);
}

/** Returns the id of our file. If the entry names a block, adds a slash and the block's number. */
export function fileOf(messageId: string | undefined, blockId: string | undefined): string | undefined {
  const [, file, number] = /^([0-9A-Z]{26})-([0-9]+)$/.exec(blockId ?? '') ?? [];
  const fileId = fileIdOf(file ?? messageId ?? '');
  return fileId === undefined || number === undefined ? fileId : `${fileId}/${number}`;
}
