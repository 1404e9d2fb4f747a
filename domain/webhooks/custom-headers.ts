/**
 * Checks the custom headers of an endpoint. The owner of the endpoint may add such headers, for example a
 * credential for the receiver's proxy.
 */
import { CARD_NUMBER_FAULT, hasCardNumber } from '../card-numbers';

export const MAX_CUSTOM_HEADERS = 20;

const MAX_NAME_LENGTH = 100;
const MAX_VALUE_LENGTH = 1_024;

/** Headers that owners may not set, because HTTP or the platform sets them. See docs/rules/webhooks.md. */
const RESERVED_NAMES = new Set([
  'accept-encoding',
  'connection',
  'date',
  'expect',
  'host',
  'http2-settings',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
]);
const RESERVED_PREFIXES = ['content-', 'proxy-', 'webhook-', 'x-webhook-'];

export interface HeaderFault {
  name: string;
  fault: string;
}

/** Reports at most one error per custom header. No message contains a value. */
export function findHeaderFaults(headers: Record<string, string>): HeaderFault[] {
  const seen = new Set<string>();
  return Object.entries(headers).flatMap(([name, value]) => {
    const lowerName = name.toLowerCase();
    const fault = seen.has(lowerName)
      ? 'appears twice: header names are case-insensitive'
      : (nameFault(lowerName) ?? valueFault(value));
    seen.add(lowerName);
    return fault === undefined ? [] : [{ name, fault }];
  });
}

function nameFault(lowerName: string): string | undefined {
  if (!/^[!#$%&'*+.^_`|~0-9a-z-]+$/.test(lowerName)) return 'is not a valid header name';
  if (lowerName.length > MAX_NAME_LENGTH) return `is longer than ${MAX_NAME_LENGTH} characters`;
  if (hasCardNumber(lowerName)) return CARD_NUMBER_FAULT;
  const isReserved =
    RESERVED_NAMES.has(lowerName) || RESERVED_PREFIXES.some((prefix) => lowerName.startsWith(prefix));
  return isReserved ? 'is reserved: the platform or HTTP itself sets this header' : undefined;
}

function valueFault(value: string): string | undefined {
  if (value.length > MAX_VALUE_LENGTH) return `must not be longer than ${MAX_VALUE_LENGTH} characters`;
  if (hasCardNumber(value)) return CARD_NUMBER_FAULT;
  // A receiver would drop leading and trailing spaces.
  const isClean = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value);
  return isClean ? undefined : 'must be non-empty printable ASCII without leading or trailing spaces';
}
