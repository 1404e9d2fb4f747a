import { constants, existsSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type Check, expect, missing, ok } from './finding';

const GIBIBYTE = 1024 ** 3;
const LEAST_FREE_BYTES = GIBIBYTE;

/** The first upload creates the directory, so until then its parent must be writable. */
export const checkDocuments: Check = async function* ({ config: { documentsDirectory } }) {
  const directory = nearestExisting(resolve(documentsDirectory));
  const isWritable = await access(directory, constants.W_OK).then(
    () => true,
    () => false,
  );
  yield isWritable
    ? ok(`${directory} is writable`)
    : missing(
        `${directory} is not writable`,
        'Make it writable for the user of the API and the worker, or set DOCUMENTS_DIR',
      );
  const { bavail, bsize } = await statfs(directory);
  const freeBytes = bavail * bsize;
  const free = `${(freeBytes / GIBIBYTE).toFixed(1)} GiB are free`;
  yield expect(freeBytes >= LEAST_FREE_BYTES, free, 'Make room: at least 1 GiB');
};

function nearestExisting(directory: string): string {
  return existsSync(directory) ? directory : nearestExisting(dirname(directory));
}
