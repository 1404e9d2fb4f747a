import { type Database } from '../../db/database';
import { saveLocale, saveSwitch } from '../../db/queries/mails/readers';
import { OPTIONAL_KINDS, type OptionalKind } from '../../domain/mails/kinds';
import { type Locale } from '../../domain/mails/locale';

export interface MailPreferences {
  userId: string;
  /** Undefined keeps the language. */
  locale?: Locale | undefined;
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
