/** Finds which payout, file or block of a file of ours a bank's entry names. */
import { fileIdOf } from '../bank-files';
import { payoutIdOf } from '../bank-transfer';
import { type EntryDetail } from './read-camt053';

/** Our reference of the transfer. A bank on the way may keep only the text. */
export function subjectOf({ endToEndId, instructionId, remittance, messageId, blockId }: EntryDetail) {
  const texts = remittance.map((text) => /\bPAYOUT ([0-9A-Z]{26})\b/.exec(text)?.[1]);
  for (const reference of [endToEndId, instructionId, ...texts]) {
    const payoutId = reference === undefined ? undefined : payoutIdOf(reference);
    if (payoutId !== undefined) return payoutId;
  }
  return fileOf(messageId, blockId);
}

/** The id of our file, or of a block of it. A block's id is that of the file with a number. */
export function fileOf(messageId: string | undefined, blockId: string | undefined): string | undefined {
  const [, file, number] = /^([0-9A-Z]{26})-([0-9]+)$/.exec(blockId ?? '') ?? [];
  const fileId = fileIdOf(file ?? messageId ?? '');
  return fileId === undefined || number === undefined ? fileId : `${fileId}/${number}`;
}
