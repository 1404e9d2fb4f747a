/** Limits the applications that users register themselves. See docs/rules/access.md. */
import { skeletonOf } from '../names';
import { type Scope } from './scopes';

/** The users of an account may have this many applications at a time. Revoked applications do not count. */
export const MAX_USERS_CLIENTS = 10;

/** An application may have this many users before an operator reviews it. */
export const MAX_UNREVIEWED_USERS = 100;

/** Only an operator can give an application these scopes. */
export const OPERATORS_SCOPES: readonly Scope[] = ['verification:write', 'payouts:manage'];

/** The name of an application that a user registers must not contain this name. */
export const PLATFORM_NAME = 'Giving Platform';

/**
 * Returns the skeletons of all sequences of words in a name. The name contains another name if one of these
 * skeletons equals that name's skeleton. Splits the name twice, because punctuation may separate words or
 * stand for a letter.
 */
export function skeletonsWithin(name: string): string[] {
  const runs = [/\s+/u, /[^\p{L}\p{N}\p{M}]+/u].flatMap((separator) => runsOf(name.split(separator)));
  return [...new Set(runs)].filter((run) => run !== '');
}

function runsOf(words: string[]): string[] {
  const skeletons = words.map((word) => (word === '' ? '' : skeletonOf(word)));
  return skeletons.flatMap((_, start) =>
    skeletons.slice(start).map((__, length) => skeletons.slice(start, start + length + 1).join('')),
  );
}
