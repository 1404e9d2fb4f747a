/** Chooses the directory in which a witness keeps its state of a log, if the operator names none. */
import { join } from 'node:path';

/** Returns the directory, whose name is the log's origin, because the log's keys change. */
export function witnessDirectory(home: string, origin: string): string {
  // A directory with a leading dot would be hidden, and `..` is the parent directory.
  return join(home, 'witness', encodeURIComponent(origin).replace(/^\./, '%2E'));
}
