/** `rekey`: encrypts stored secrets with the first key of DATA_KEY, while the installation serves. */
import { type Config } from '../config';
import { closeDatabase, openDatabase } from '../db/database';
import { createSecretBox } from '../gateways';
import { resealSecrets } from '../operations/keys/reseal-secrets';
import { createBankFileStore } from '../gateways/payouts/bank-files';
import { readArguments } from './arguments';
import { type Command } from './command';
import { say } from './console';

type RekeySettings = Pick<Config, 'databaseUrl' | 'dataKeys' | 'bankFilesDirectory'>;

export const rekeyCommand: Command = {
  async run(given, place) {
    const usage = `Usage: ${place.call('rekey')}
  Encrypts stored secrets with the first key of DATA_KEY; see docs/operating.md for the order of steps.`;
    readArguments({ usage }, given);
    return (await place.withDatabase((config) => rekey(config, say))) ? 0 : 1;
  },
};

/**
 * Encrypts stored secrets again and prints a line for each column. Returns false if a secret could not be
 * decrypted.
 */
export async function rekey(settings: RekeySettings, tell: (line: string) => void): Promise<boolean> {
  const db = openDatabase({ url: settings.databaseUrl, poolMax: 2 });
  let unreadable = 0;
  try {
    for (const column of await resealSecrets(db, createSecretBox(settings.dataKeys))) {
      unreadable += column.unreadable;
      const rest = column.unreadable === 0 ? '' : `, ${column.unreadable} that DATA_KEY cannot decrypt`;
      tell(`${column.table}.${column.column}: ${column.sealed} encrypted again${rest}`);
    }
  } finally {
    await closeDatabase(db);
  }
  const files = await createBankFileStore(settings.bankFilesDirectory, settings.dataKeys).reseal();
  unreadable += files.unreadable;
  if (files.sealed + files.unreadable > 0) {
    tell(
      `files for banks: ${files.sealed} encrypted again, ${files.unreadable} that DATA_KEY cannot decrypt`,
    );
  }
  const current = settings.dataKeys[0]?.id ?? '';
  tell(
    unreadable === 0
      ? `All stored secrets use key ${current}. You may remove the other keys from DATA_KEY.`
      : `Keep every key. DATA_KEY lacks the key of ${unreadable} texts, so they cannot be decrypted.`,
  );
  return unreadable === 0;
}
