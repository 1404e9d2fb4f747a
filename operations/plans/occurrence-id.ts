import { encodeTime } from 'ulid';
import { deriveId } from '../../new-id';

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
  const time = encodeTime(dueAt.getTime());
  return deriveId('donation', time, `${recurringId}/${String(number)}/${String(attempt)}`);
}
