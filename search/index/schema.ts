/** The collection: which fields Typesense indexes, and how. A change here needs a new SCHEMA_VERSION. */
import { type CollectionFieldSchema } from 'typesense/lib/Typesense/Collection';
import { DAY_MS } from '../../domain/days';
import { type Field, FIELDS } from '../language/fields';
import { RANK_FIELDS } from '../ranking/rank-fields';

/** Part of the alias that is searched. A worker that finds only collections of another version builds a new one by itself. */
export const SCHEMA_VERSION = 6;

/** Days are indexed as their number since 1970. Takes an ISO date or time. */
export function dayNumber(iso: string): number {
  return Math.floor(Date.parse(iso.slice(0, 10)) / DAY_MS);
}

/** Flags are indexed as numbers. */
export function flagNumber(flag: boolean): number {
  return flag ? 1 : 0;
}

/** The flag of an indexed number, as it is written. */
export function flagText(number: string): string {
  return String(number === '1');
}

/** Marks of tokens.ts that Typesense would otherwise drop. */
export const SYMBOLS = [':', '_'];

/** Letters of the fields that can hold a phrase of three words or more. They are also indexed as text. */
export const PHRASE_LETTERS = ['n', 'd', 'c', 'p', 't'];
/** Those of them that hold one text; the others hold several. */
export const ONE_TEXT_LETTERS = ['n', 'd'];

const LISTS = ['tags', 'payment_methods', 'skills', 'accessibility'];

/**
 * All fields of the collection. What is unknown is left out, since each field costs time and memory: NOT of a number finds
 * such documents by `known`, which lists the numbers and days that are there. Words and whole values are found by `tokens`:
 * a list of documents each, which the engine need not compare with the text; the fields beside it are for counting.
 * `shown` is no field of the collection: Typesense stores and returns it without an index.
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
