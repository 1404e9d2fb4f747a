import { createHash } from 'node:crypto';

/**
 * Computes a placeholder address for a charity that gave no wallet. Nobody has its private key. Imports
 * compute the same address in SQL.
 */
export function placeholderWallet(charityId: string): string {
  return `0x${createHash('sha256').update(charityId).digest('hex').slice(0, 40)}`;
}
