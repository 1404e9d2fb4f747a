/** The keys of DATA_KEY. The first one seals, each of them opens. See docs/operating.md. */

export interface DataKey {
  /** Stands in everything that the key sealed. */
  id: string;
  key: string;
}

export const SHORTEST_DATA_KEY = 32;
/** The id of a key that is given alone. */
const ONLY_KEY_ID = '1';
const NUMBERED = /^(\d{1,6}):([^,]+)$/;

/** Reads one key, or a comma-separated list of numbered keys such as `2:new…,1:old…`. */
export function readDataKeys(text: string): DataKey[] {
  const parts = text.split(',').map((part) => NUMBERED.exec(part.trim()));
  const keys = parts.flatMap((part) => (part === null ? [] : [{ id: part[1] ?? '', key: part[2] ?? '' }]));
  return keys.length === parts.length ? keys : [{ id: ONLY_KEY_ID, key: text }];
}

/** Why a list of keys cannot be used. */
export function findDataKeyFault(keys: DataKey[]): string | undefined {
  if (keys.some(({ key }) => key.length < SHORTEST_DATA_KEY)) {
    return `each key must have at least ${SHORTEST_DATA_KEY} characters`;
  }
  return new Set(keys.map(({ id }) => id)).size === keys.length ? undefined : 'two keys have the same number';
}
