import { parseJson } from '../json';
import { type ApiContext } from './state';

/** Returns the fields of the body, parsed as `handle` parses it. Ignores an invalid body, which `handle` refuses. */
export function fieldsOf({ state: { rawBody } }: ApiContext): object {
  try {
    return rawBody === undefined ? {} : (Object(parseJson(rawBody)) as object);
  } catch {
    return {};
  }
}
