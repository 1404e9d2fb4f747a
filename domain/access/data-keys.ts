/**
 * Reads the keys in the setting DATA_KEY. The first key encrypts, and every key can decrypt. See
 * docs/operating.md.
 */

export interface DataKey {
  /** Every text that was encrypted with the key contains this id. */
  id: string;
  key: string;
}

export const SHORTEST_DATA_KEY = 32;
/** The id of a key without a number. */
const ONLY_KEY_ID = '1';
const NUMBERED = /^(\d{1,6}):([^,]+)$/;

/** Reads one key, or a comma-separated list of numbered keys such as `2:new…,1:old…`. */
export function readDataKeys(text: string): DataKey[] {
  const parts = text.split(',').map((part) => NUMBERED.exec(part.trim()));
  const keys = parts.flatMap((part) => (part === null ? [] : [{ id: part[1] ?? '', key: part[2] ?? '' }]));
  return keys.length === parts.length ? keys : [{ id: ONLY_KEY_ID, key: text }];
}

/** Returns the reason why a list of keys cannot be used, or undefined if it can be used. */
export function findDataKeyFault(keys: DataKey[]): string | undefined {
  if (keys.some(({ key }) => key.length < SHORTEST_DATA_KEY)) {
    return `each key must have at least ${SHORTEST_DATA_KEY} characters`;
  }
  return new Set(keys.map(({ id }) => id)).size === keys.length ? undefined : 'two keys have the same number';
}
