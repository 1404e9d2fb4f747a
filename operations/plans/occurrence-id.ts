import { createHash } from 'node:crypto';
import { encodeTime } from 'ulid';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_LENGTH = 10;
const HASH_LENGTH = 16;

/**
 * Derives a gift's id from its plan, number and attempt. A repeated call returns the same id, and the ids of
 * a plan sort by due time.
 */
export function occurrenceDonationId(
  recurringId: string,
  number: number,
  attempt: number,
  dueAt: Date,
): `donation_${string}` {
  const hash = createHash('sha256')
    .update(`${recurringId}/${String(number)}/${String(attempt)}`)
    .digest();
  const letters = [...hash.subarray(0, HASH_LENGTH)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length));
  return `donation_${encodeTime(dueAt.getTime(), TIME_LENGTH).toLowerCase()}${letters.join('')}`;
}
