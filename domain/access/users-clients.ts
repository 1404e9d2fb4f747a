/** Applications that users register themselves. See docs/rules/access.md. */
import { type Scope } from './scopes';

/** Applications of its users that an account may have at a time. Revoked ones do not count. */
export const MAX_USERS_CLIENTS = 10;

/** Users of an application that no operator has reviewed. */
export const MAX_UNREVIEWED_USERS = 100;

/** Scopes that only operators give to an application. */
export const OPERATORS_SCOPES: readonly Scope[] = ['verification:write'];

/** No application of a user may carry this name. */
export const PLATFORM_NAME = 'Giving Platform';

/** Whether a name carries another one: all its words in this order, in any case and with any punctuation. */
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
