/** Hashes what is easy to guess, such as an address, with a key, so that only this installation can compare it. */
import { createHmac, randomBytes } from 'node:crypto';

export function newHashKey(): string {
  return randomBytes(32).toString('base64url');
}

export function keyedHash(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
