/** Chooses the directory in which a witness keeps its state of a log, if the operator names none. */
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { type VerifierKey } from '../../domain/receipt-log/keys';

/**
 * Returns the directory, whose name is the log's origin, because the log's keys change. Earlier versions used
 * the id of a key as the name. A directory with such a name is renamed.
 */
export async function findWitnessDirectory(
  home: string,
  origin: string,
  keys: Pick<VerifierKey, 'keyId'>[],
): Promise<string> {
  const all = join(home, 'witness');
  // A directory with a leading dot would be hidden, and `..` is the parent directory.
  const directory = join(all, encodeURIComponent(origin).replace(/^\./, '%2E'));
  if (existsSync(directory)) return directory;
  const former = keys.map(({ keyId }) => join(all, keyId)).find(existsSync);
  if (former !== undefined) await rename(former, directory);
  return directory;
}
