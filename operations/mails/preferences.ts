import { type Database } from '../../db/database';
import {
  clearBouncing,
  isBouncing,
  markBouncing,
  saveLocale,
  saveSwitch,
} from '../../db/queries/mails/readers';
import { dropMail } from '../../db/queries/platform/mails';
import { goesToBouncing, type MailKind, OPTIONAL_KINDS, type OptionalKind } from '../../domain/mails/kinds';
import { type Act } from '../act';

export interface MailPreferences {
  userId: string;
  /** Undefined keeps the language. */
  locale?: string | undefined;
  /** Absent kinds stay as they are. */
  switches?: Partial<Record<OptionalKind, boolean | undefined>>;
}

/** Changes the language of a user's mails, and switches kinds of mails on or off. */
export async function setPreferences(
  tx: Database,
  { userId, locale, switches = {} }: MailPreferences,
): Promise<void> {
  if (locale !== undefined) await saveLocale(tx, userId, locale);
  for (const kind of OPTIONAL_KINDS) {
    const isOn = switches[kind];
    if (isOn !== undefined) await saveSwitch(tx, { userId, kind, isOn });
  }
}

/** Resumes mails to an address that bounced, because its user says that the address works again. */
export async function trustAddress(tx: Database, { userId }: { userId: string }): Promise<void> {
  await clearBouncing(tx, userId);
}

/** Drops a mail whose address the server refused for good, and marks the address as bouncing. */
export async function noteBounce(
  { tx, at }: Act,
  { mailId, email }: { mailId: string; email: string },
): Promise<void> {
  await dropMail(tx, mailId);
  await markBouncing(tx, email, at);
}

/** Drops a mail to an address that bounces, unless the mail is about security. Returns true if it did. */
export async function dropIfBouncing(
  tx: Database,
  { mailId, kind, email }: { mailId: string; kind: MailKind; email: string },
): Promise<boolean> {
  if (goesToBouncing(kind) || !(await isBouncing(tx, email))) return false;
  await dropMail(tx, mailId);
  return true;
}
