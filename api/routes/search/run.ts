/** The code that `GET search` and the advanced search share. */
import { type Database } from '../../../db/database';
import { findWordsLike, findWordsNear } from '../../../db/queries/search/words';
import { validationError } from '../../../domain/errors';
import { QueryError } from '../../../search/language/nodes';
import { type Vocabulary } from '../../../search/resolve';

/** Looks up words of the index, which Postgres stores. */
export function vocabularyOf(db: Database): Vocabulary {
  return {
    like: (pattern, letters, limit) =>
      findWordsLike(db, pattern.replaceAll('*', '%').replaceAll('?', '_'), letters, limit),
    near: (word, distance, letters, limit) => findWordsNear(db, { word, distance }, letters, limit),
  };
}

/** Runs `work`. Turns a QueryError into a validation error that names the field and the position. */
export async function namingFaults<T>(field: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    const { at, message } = error;
    const place = at === undefined ? {} : { position: at };
    throw validationError([{ field, code: 'format', message, ...place }]);
  }
}
