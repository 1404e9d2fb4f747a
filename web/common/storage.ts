/** Reads and writes what the browser keeps for the pages. */
const PREFIX = 'giving:';

export function read<T>(storage: Storage, name: string): T | undefined {
  try {
    const text = storage.getItem(PREFIX + name);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** A browser may forbid storage. Then the page works without it. */
export function write(storage: Storage, name: string, value: unknown): void {
  try {
    storage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    return;
  }
}

export function remove(storage: Storage, name: string): void {
  try {
    storage.removeItem(PREFIX + name);
  } catch {
    return;
  }
}

/** Lists the names that begin with `start`. */
export function listNames(storage: Storage, start: string): string[] {
  return Object.keys(storage)
    .filter((name) => name.startsWith(PREFIX + start))
    .map((name) => name.slice(PREFIX.length));
}
