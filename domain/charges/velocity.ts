/** Limits gifts and declined charges, so that nobody tests stolen cards here. See docs/rules/charges.md. */
import { findSandboxSource } from '../sandbox/sources';
import { type ProcessorName } from './charge';

/** The number of gifts that one card may pay within the time window. */
export const MAX_CARD_GIFTS = 10;
/** After this many declined charges within the time window, a user, card or IP address is blocked. */
export const MAX_DECLINES = 5;
export const VELOCITY_WINDOW_HOURS = 1;

export const VELOCITY_SUBJECTS = ['card', 'user', 'address', 'bank', 'wallet'] as const;
export type VelocitySubjectKind = (typeof VELOCITY_SUBJECTS)[number];

export const VELOCITY_REASONS = ['gifts', 'declines'] as const;
export type VelocityReason = (typeof VELOCITY_REASONS)[number];

/**
 * Returns true if a gift counts towards the limits. In a sandbox, only the gifts of one test source count.
 */
export function countsVelocity(processor: ProcessorName, sourceReference: string): boolean {
  return processor !== 'sandbox' || findSandboxSource(sourceReference)?.outcome === 'velocity_limited';
}

/**
 * Returns the network of an IP address, without the part that identifies one machine. Operators see only this
 * network.
 */
export function hideAddress(address: string): string {
  if (!address.includes(':')) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  return `${expandAddress(address).slice(0, 3).join(':')}::/48`;
}

/**
 * Returns the part of an IP address that the limits count. For IPv6 it is the /64 network of one subscriber.
 */
export function countedAddress(address: string): string {
  return address.includes(':') ? expandAddress(address).slice(0, 4).join(':') : address;
}

/** Returns the eight groups of an IPv6 address. */
function expandAddress(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
}

/** Returns the last characters of a card's fingerprint. The rest stays secret. */
export function hideFingerprint(fingerprint: string): string {
  return `…${fingerprint.slice(-4)}`;
}
