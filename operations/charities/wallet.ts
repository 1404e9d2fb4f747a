import { createHash } from 'node:crypto';

/** The wallet of a charity that never gave one: nobody has its key. Imports compute the same in SQL. */
export function placeholderWallet(charityId: string): string {
  return `0x${createHash('sha256').update(charityId).digest('hex').slice(0, 40)}`;
}
