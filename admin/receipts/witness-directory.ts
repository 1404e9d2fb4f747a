/** Where a witness keeps its memory of a log, unless it is told. */
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { type VerifierKey } from '../../domain/receipt-log/keys';

/**
 * The directory is named by the log's origin, because the log's keys change. Directories were once named by the id of a
 * key: one of these keys takes its history along.
 */
export async function findWitnessDirectory(
  home: string,
  origin: string,
  keys: Pick<VerifierKey, 'keyId'>[],
): Promise<string> {
  const all = join(home, 'witness');
  // A leading dot would be hidden, and `..` another directory.
  const directory = join(all, encodeURIComponent(origin).replace(/^\./, '%2E'));
  if (existsSync(directory)) return directory;
  const former = keys.map(({ keyId }) => join(all, keyId)).find(existsSync);
  if (former !== undefined) await rename(former, directory);
  return directory;
}
