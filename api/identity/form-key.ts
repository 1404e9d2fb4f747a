/** Names what a form makes, so that a form that a browser sends again makes it once. */
import { validationError } from '../../domain/errors';
import { type IdPrefix } from '../../domain/ids';
import { deriveId, newId } from '../../new-id';

/** A ULID: 10 characters of time and 16 of randomness. */
const KEY = /^[0-9a-hjkmnp-tv-z]{26}$/;
const TIME_LENGTH = 10;

/** Creates the key that a form carries in its field `form_key`. Each showing of the form has a key of its own. */
export function newFormKey(): string {
  return newId('request').slice('request_'.length);
}

export interface SentKey {
  key: string | undefined;
  userId: string;
  /** What the person chose in the form. Another choice under the same key makes something else. */
  choice: string;
}

/**
 * Derives the id of what a form makes from its user, key and choice. The id is also its name outside. Nobody can reach
 * the id of another user, because the user is part of it. Throws VALIDATION_ERROR if the form has no good key.
 */
export function idOfForm<P extends IdPrefix>(prefix: P, sent: SentKey): `${P}_${string}` {
  const { key = '', userId, choice } = sent;
  if (!KEY.test(key)) {
    const message = 'is missing; load the page again and send its form';
    throw validationError([{ field: 'form_key', code: 'format', message }]);
  }
  return deriveId(prefix, key.slice(0, TIME_LENGTH), `${userId}\n${key}\n${choice}`);
}
