/** Checks the settings of the receipt log. See docs/rules/receipt-log.md. */
import { parsePrivateKey, parseVerifierKey } from './keys';

export function isPrivateKey(text: string): boolean {
  try {
    return parsePrivateKey(text).key.type === 'ed25519';
  } catch {
    return false;
  }
}

export function isWitness(text: string): boolean {
  const { url, key } = readWitness(text);
  try {
    return /^https?:$/.test(new URL(url).protocol) && parseVerifierKey(key).type === 'cosignature';
  } catch {
    return false;
  }
}

export function readWitness(text: string): { url: string; key: string } {
  const end = text.indexOf('=');
  return { url: text.slice(0, end), key: text.slice(end + 1) };
}
