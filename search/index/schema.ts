/** Defines how Typesense indexes each field of the collection. A change here needs a new SCHEMA_VERSION. */
import { type CollectionFieldSchema } from 'typesense/lib/Typesense/Collection';
import { DAY_MS } from '../../domain/days';
import { type Field, FIELDS } from '../language/fields';
import { RANK_FIELDS } from '../ranking/rank-fields';

/** The search alias contains this version. A worker that finds only other versions builds a new collection. */
export const SCHEMA_VERSION = 7;

/** Converts an ISO date or time to days since 1970, which the index stores. */
export function dayNumber(iso: string): number {
  return Math.floor(Date.parse(iso.slice(0, 10)) / DAY_MS);
}

/** Converts a flag to the number that the index stores. */
export function flagNumber(flag: boolean): number {
  return flag ? 1 : 0;
}

/** Converts the number of an indexed flag to the text `true` or `false`. */
export function flagText(number: string): string {
  return String(number === '1');
}

/**
 * The separators in tokens (tokens.ts). They are listed here, because Typesense would otherwise drop them.
 */
export const SYMBOLS = [':', '_'];

/** The letters of name, description, cause, location, tags and programs. Their text is indexed for phrases of 3 or more words. */
export const PHRASE_LETTERS = ['n', 'd', 'c', 'p', 't', 'g'];
/** A document has one name and one description. Its other phrase fields can have several texts. */
export const ONE_TEXT_LETTERS = ['n', 'd'];

const LISTS = ['tags', 'payment_methods', 'skills', 'accessibility'];

/**
 * Returns all indexed fields of the collection. Documents omit unknown values, because each field costs time
 * and memory. `known` names the known number, day and location fields. A filter with NOT tests `known` to
 * find documents without a value. `tokens` holds a document's words and whole values (tokens.ts), which
 * filters test. Keyword and flag fields are only for counting. `shown` is missing here, because Typesense
 * returns it without an index.
 */
export function collectionFields(): CollectionFieldSchema[] {
  return [
    { name: 'uid', type: 'string' },
    { name: 'charity_id', type: 'string', optional: true },
    { name: 'tokens', type: 'string[]' },
    { name: 'known', type: 'string[]', optional: true },
    ...PHRASE_LETTERS.map((letter) => ({
      name: `text_${letter}`,
      type: ONE_TEXT_LETTERS.includes(letter) ? ('string' as const) : ('string[]' as const),
      optional: true,
    })),
    ...Object.entries<Field>(FIELDS).flatMap(([name, field]) => fieldSchema(name, field)),
    { name: 'location', type: 'geopoint', optional: true },
    { name: 'created_at', type: 'int64' },
    ...RANK_FIELDS.map((name) => ({ name, type: 'int32' as const })),
    { name: 'digest', type: 'string', index: false, optional: true },
  ];
}

function fieldSchema(name: string, { kind, facet }: Field): CollectionFieldSchema[] {
  switch (kind) {
    case 'text':
      return [];
    case 'number':
    case 'day':
      return [{ name, type: 'int64', optional: true }];
    case 'flag':
      return facet === true ? [{ name, type: 'int32', facet, optional: true }] : [];
    case 'keyword': {
      const type = LISTS.includes(name) ? 'string[]' : 'string';
      return facet === true ? [{ name, type, facet, optional: true }] : [];
    }
  }
}
