import { createHash } from 'node:crypto';

/** Computes the wallet of a charity that gave none. Nobody has its private key. Imports do the same in SQL. */
export function placeholderWallet(charityId: string): string {
  return `0x${createHash('sha256').update(charityId).digest('hex').slice(0, 40)}`;
}
