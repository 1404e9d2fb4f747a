/**
 * Makes the tokens of unsubscribe links. A token contains the reader and the kind of mail, encrypted, so it needs no
 * table. A user's token switches off one kind. The token of a tribute's recipient stops tribute mails to one address.
 */
import { isOptional, type MailKind, type OptionalKind, type StrangerKind } from './kinds';

/** Encrypts and decrypts with the keys of the installation. */
interface Sealer {
  seal(text: string): string;
  open(sealed: string): string;
}

export type Unsubscription = { userId: string; kind: OptionalKind } | { email: string; kind: StrangerKind };

const PURPOSE = 'unsubscribe';

/** Returns the token for mails of a kind to a user. Returns undefined for a kind that cannot be switched off. */
export function unsubscribeToken(secrets: Sealer, userId: string, kind: MailKind): string | undefined {
  return isOptional(kind) ? secrets.seal(JSON.stringify({ purpose: PURPOSE, userId, kind })) : undefined;
}

/** Returns the token that stops tribute mails to an address. */
export function refusalToken(secrets: Sealer, email: string): string {
  return secrets.seal(JSON.stringify({ purpose: PURPOSE, email, kind: 'tribute_made' }));
}

/** Reads a token. Returns undefined if this installation did not make it. */
export function readUnsubscribeToken(secrets: Sealer, token: string): Unsubscription | undefined {
  try {
    const read = JSON.parse(secrets.open(token)) as Record<string, unknown>;
    const { purpose, userId, email, kind } = read;
    if (purpose !== PURPOSE) return undefined;
    if (kind === 'tribute_made') return typeof email === 'string' ? { email, kind } : undefined;
    const isOurs = typeof userId === 'string' && isOptional(kind as MailKind);
    return isOurs ? { userId, kind: kind as OptionalKind } : undefined;
  } catch {
    return undefined;
  }
}
