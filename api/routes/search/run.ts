/** What both searches have in common: faults of the query become 400, hits become the wire's. */
import { type Database } from '../../../db/database';
import { findWordsLike, findWordsNear } from '../../../db/queries/search/words';
import { validationError } from '../../../domain/errors';
import { QueryError } from '../../../search/language/nodes';
import { type Vocabulary } from '../../../search/resolve';

/** The words of the index, which Postgres knows. */
export function vocabularyOf(db: Database): Vocabulary {
  return {
    like: (pattern, letters, limit) =>
      findWordsLike(db, pattern.replaceAll('*', '%').replaceAll('?', '_'), letters, limit),
    near: (word, distance, letters, limit) => findWordsNear(db, { word, distance }, letters, limit),
  };
}

/** Runs `work`; a fault of the query is told with the name of its field and where in it. */
export async function namingFaults<T>(field: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    const { at, message } = error;
    const place = at === undefined ? {} : { position: at };
    throw validationError([{ field, message, ...place }]);
  }
}
