/** `node dist/api/rekey.js` (`npm run rekey`) encrypts stored secrets with the first key of DATA_KEY. */
import { readConfig } from '../config';
import { closeDatabase, openDatabase } from '../db/database';
import { createSecretBox } from '../gateways';
import { resealSecrets } from '../operations/access/reseal-secrets';

type RekeySettings = Pick<ReturnType<typeof readConfig>, 'databaseUrl' | 'dataKeys'>;

/** Encrypts stored secrets again and prints a line for each column. Returns false if it could not decrypt one. */
export async function rekey(settings: RekeySettings, say: (line: string) => void): Promise<boolean> {
  const db = openDatabase({ url: settings.databaseUrl, poolMax: 2 });
  let unreadable = 0;
  try {
    for (const column of await resealSecrets(db, createSecretBox(settings.dataKeys))) {
      unreadable += column.unreadable;
      const rest = column.unreadable === 0 ? '' : `, ${column.unreadable} that DATA_KEY cannot decrypt`;
      say(`${column.table}.${column.column}: ${column.sealed} encrypted again${rest}`);
    }
  } finally {
    await closeDatabase(db);
  }
  const current = settings.dataKeys[0]?.id ?? '';
  say(
    unreadable === 0
      ? `All stored secrets use key ${current}. You may remove the other keys from DATA_KEY.`
      : `Keep every key. DATA_KEY lacks the key of ${unreadable} texts, so they cannot be decrypted.`,
  );
  return unreadable === 0;
}

if (require.main === module) {
  rekey(readConfig(), (line) => process.stdout.write(`${line}\n`)).then(
    (isComplete) => {
      process.exitCode = isComplete ? 0 : 1;
    },
    (error: unknown) => {
      process.stderr.write(`rekey: ${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    },
  );
}
