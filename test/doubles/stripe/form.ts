/** Reads the form-encoded bodies and queries of Stripe's API: `metadata[donation_id]=…&expand[0]=…`. */
export type Params = { [name: string]: Value };
type Value = string | Params;

/** Lists are objects with numbered keys: `expand[]` counts by itself. */
export function parseForm(text: string): Params {
  const params: Params = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.split(/\[|\]\[?/).filter((key, index) => index === 0 || !isEnd(name, key));
    put(params, keys.length > 1 && name.endsWith('[]') ? [...keys.slice(0, -1), ''] : keys, value);
  }
  return params;
}

/** `a[b]` splits into `a`, `b` and an empty end. */
function isEnd(name: string, key: string): boolean {
  return key === '' && !name.endsWith('[]');
}

function put(into: Params, [key = '', ...rest]: string[], value: string): void {
  const name = key === '' ? String(Object.keys(into).length) : key;
  if (rest.length === 0) {
    into[name] = value;
    return;
  }
  const inner = into[name];
  const next = typeof inner === 'object' ? inner : {};
  into[name] = next;
  put(next, rest, value);
}

export function textOf(params: Params, ...path: string[]): string | undefined {
  let value: Value | undefined = params;
  for (const key of path) value = typeof value === 'object' ? value[key] : undefined;
  return typeof value === 'string' ? value : undefined;
}

export function objectOf(params: Params, name: string): Params {
  const value = params[name];
  return typeof value === 'object' ? value : {};
}

export function listOf(params: Params, name: string): string[] {
  return Object.values(objectOf(params, name)).filter((value) => typeof value === 'string');
}

export function isTrue(params: Params, name: string): boolean {
  return textOf(params, name) === 'true';
}

/** Metadata: the texts of an object. */
export function metadataOf(params: Params): Record<string, string> {
  const entries = Object.entries(objectOf(params, 'metadata'));
  return Object.fromEntries(
    entries.flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  );
}
