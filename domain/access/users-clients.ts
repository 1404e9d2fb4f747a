/** Limits the applications that users register themselves. See docs/rules/access.md. */
import { type Scope } from './scopes';

/** The users of an account may have this many applications at a time. Revoked applications do not count. */
export const MAX_USERS_CLIENTS = 10;

/** An application may have this many users before an operator reviews it. */
export const MAX_UNREVIEWED_USERS = 100;

/** Only an operator can give an application these scopes. */
export const OPERATORS_SCOPES: readonly Scope[] = ['verification:write'];

/** No application of a user may carry this name. */
export const PLATFORM_NAME = 'Giving Platform';

/** Returns true if `name` contains all words of `other` in the same order. Ignores case and punctuation. */
export function carriesName(name: string, other: string): boolean {
  const words = wordsOf(other);
  return words !== '' && ` ${wordsOf(name)} `.includes(` ${words} `);
}

function wordsOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
