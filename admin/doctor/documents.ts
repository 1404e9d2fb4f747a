import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { type Check, expect, missing, ok } from './finding';

const GIBIBYTE = 1024 ** 3;
const LEAST_FREE_BYTES = GIBIBYTE;

export const checkDocuments: Check = async function* ({ config: { documentsDirectory: directory } }) {
  const isDirectory = await stat(directory).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isDirectory) {
    yield missing(
      `${directory} is no directory`,
      'Create it for the user of the API and the worker (DOCUMENTS_DIR)',
    );
    return;
  }
  const isWritable = await access(directory, constants.W_OK).then(
    () => true,
    () => false,
  );
  yield isWritable
    ? ok(`${directory} is writable`)
    : missing(`${directory} is not writable`, 'Give it to the user of the API and the worker');
  const { bavail, bsize } = await statfs(directory);
  const freeBytes = bavail * bsize;
  const free = `${(freeBytes / GIBIBYTE).toFixed(1)} GiB are free`;
  yield expect(freeBytes >= LEAST_FREE_BYTES, free, 'Make room: at least 1 GiB');
};
