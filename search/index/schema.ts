/** The collection: which fields Typesense indexes, and how. A change here needs a new SCHEMA_VERSION. */
import { type CollectionFieldSchema } from 'typesense/lib/Typesense/Collection';
import { DAY_MS } from '../../domain/days';
import { type Field, FIELDS } from '../language/fields';
import { RANK_FIELDS } from '../ranking/rank-fields';

/** Part of the search alias. A worker that finds only collections of another version builds a new one. */
export const SCHEMA_VERSION = 6;

/** Days are indexed as days since 1970. Takes an ISO date or time. */
export function dayNumber(iso: string): number {
  return Math.floor(Date.parse(iso.slice(0, 10)) / DAY_MS);
}

/** Flags are indexed as numbers. */
export function flagNumber(flag: boolean): number {
  return flag ? 1 : 0;
}

/** The text of an indexed flag: `true` or `false`. */
export function flagText(number: string): string {
  return String(number === '1');
}

/** Separators of tokens.ts that Typesense would otherwise drop. */
export const SYMBOLS = [':', '_'];

/** Letters of the fields that can have a phrase of three or more words. They are also indexed as text. */
export const PHRASE_LETTERS = ['n', 'd', 'c', 'p', 't'];
/** Those of PHRASE_LETTERS whose fields have one text; the others have several. */
export const ONE_TEXT_LETTERS = ['n', 'd'];

const LISTS = ['tags', 'payment_methods', 'skills', 'accessibility'];

/**
 * All fields of the collection. Documents omit unknown values, because each field costs time and memory. `known` lists a
 * document's numbers and days, so that NOT of a number can find documents without it. `tokens` finds words and whole
 * values without comparing texts; keyword and flag fields are only for counting. `shown` is not listed here: Typesense
 * stores and returns it without an index.
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
