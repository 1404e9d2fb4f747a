/** Makes the tokens of unsubscribe links. A token holds the user and the kind, encrypted, so no table keeps it. */
import { type SecretBox } from '..';
import { isOptional, type MailKind, type OptionalKind } from '../../domain/mails/kinds';

export interface Unsubscription {
  userId: string;
  kind: OptionalKind;
}

const PURPOSE = 'unsubscribe';

/** Returns the token for mails of a kind to a user. Returns undefined for a kind that cannot be switched off. */
export function unsubscribeToken(secrets: SecretBox, userId: string, kind: MailKind): string | undefined {
  return isOptional(kind) ? secrets.seal(JSON.stringify({ purpose: PURPOSE, userId, kind })) : undefined;
}

/** Reads a token. Returns undefined if this installation did not make it. */
export function readUnsubscribeToken(secrets: SecretBox, token: string): Unsubscription | undefined {
  try {
    const read = JSON.parse(secrets.open(token)) as Record<string, unknown>;
    const { purpose, userId, kind } = read;
    const isOurs = purpose === PURPOSE && typeof userId === 'string' && isOptional(kind as MailKind);
    return isOurs ? { userId, kind: kind as OptionalKind } : undefined;
  } catch {
    return undefined;
  }
}
