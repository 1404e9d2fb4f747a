/**
 * Encrypts all stored secrets again, with the current data key. Works in small batches, so that the platform
 * can serve requests meanwhile.
 */
import { type Database } from '../../db/database';
import {
  listSealedColumns,
  listSealedOtherwise,
  replaceSealed,
  type SealedColumn,
} from '../../db/queries/platform/sealed-columns';
import { type SecretBox } from '../../gateways';

const BATCH = 500;
const MOST_SWEEPS = 20;
const BEFORE_ALL = '(0,0)';

export interface Resealed extends SealedColumn {
  sealed: number;
  /** Counts stored texts that no configured data key can decrypt. */
  unreadable: number;
}

/**
 * Sweeps over all encrypted columns until a sweep changes nothing. One sweep is not enough: a concurrent rotation may
 * move an old text into a column that the sweep has passed. Throws if another process keeps using an older key.
 */
export async function resealSecrets(db: Database, secrets: SecretBox): Promise<Resealed[]> {
  const columns = await listSealedColumns(db);
  const totals = columns.map((column) => ({ ...column, sealed: 0, unreadable: 0 }));
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep += 1) {
    let isDone = true;
    for (const total of totals) {
      const pass = await resealOnce(db, total, secrets);
      total.sealed += pass.sealed;
      total.unreadable = pass.unreadable;
      isDone &&= pass.sealed + pass.missed === 0;
    }
    if (isDone) return totals;
  }
  throw new Error(
    'Another process still encrypts with an old key. Put the new key first in its DATA_KEY, then run this again.',
  );
}

async function resealOnce(db: Database, column: SealedColumn, secrets: SecretBox) {
  const pass = { sealed: 0, missed: 0, unreadable: 0 };
  for (let after = BEFORE_ALL; ;) {
    const found = await listSealedOtherwise(db, column, {
      prefix: secrets.currentPrefix,
      after,
      limit: BATCH,
    });
    const changes = found.flatMap(({ place, text }) => {
      const opened = openIfReadable(secrets, text);
      return opened === undefined ? [] : [{ place, from: text, to: secrets.seal(opened) }];
    });
    const replaced = changes.length === 0 ? 0 : await replaceSealed(db, column, changes);
    pass.sealed += replaced;
    // A mutant survives: a sweep is repeated either way when it found a text
    pass.missed += changes.length - replaced;
    pass.unreadable += found.length - changes.length;
    const last = found.at(-1);
    if (found.length < BATCH || last === undefined) return pass;
    after = last.place;
  }
}

function openIfReadable(secrets: SecretBox, text: string): string | undefined {
  try {
    return secrets.open(text);
  } catch {
    return undefined;
  }
}
