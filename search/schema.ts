/** The collection: which fields Typesense indexes, and how. A change here needs a new SCHEMA_VERSION. */
import { type CollectionFieldSchema } from 'typesense/lib/Typesense/Collection';
import { DAY_MS } from '../domain/days';
import { type Field, FIELDS } from './language/fields';
import { RANK_FIELDS } from './ranking/rank-fields';

/** A reindex follows by itself when a process meets a collection of an older version. */
export const SCHEMA_VERSION = 1;

/** Fields must not be missing: NOT would pass over the document. These stand for what is not known. */
export const UNKNOWN_TEXT = '';
/** Below everything that a field can hold. */
export const UNKNOWN_NUMBER = -1_000_000_000_000;

/** Days are indexed as their number since 1970; of an ISO date or time. */
export function dayNumber(iso: string): number {
  return Math.floor(Date.parse(iso.slice(0, 10)) / DAY_MS);
}

/** Marks in the tokens that Typesense would otherwise drop. */
export const SYMBOLS = [':', '_'];

/** Fields that can hold a phrase of three words or more; they are also kept as text. */
export const PHRASE_LETTERS = ['n', 'd', 'c', 'p', 't'];

const LISTS = ['tags', 'payment_methods', 'skills', 'accessibility'];
/** Shown or compared, never searched. */
const STORED = ['name', 'description', 'logo', 'cause_title', 'behavior', 'quality', 'social', 'digest'];

/** All fields of the collection. */
export function collectionFields(): CollectionFieldSchema[] {
  return [
    { name: 'uid', type: 'string' },
    { name: 'tokens', type: 'string[]' },
    ...PHRASE_LETTERS.map((letter) => ({
      name: `text_${letter}`,
      type: 'string[]' as const,
    })),
    ...Object.entries<Field>(FIELDS).flatMap(([name, field]) => fieldSchema(name, field)),
    { name: 'located', type: 'string' },
    { name: 'location', type: 'geopoint', optional: true },
    { name: 'created_at', type: 'int64' },
    ...RANK_FIELDS.map((name) => ({ name, type: 'float' as const })),
    { name: 'ordinal', type: 'int64' },
    ...STORED.map((name) => ({ name, type: 'auto' as const, index: false, optional: true })),
  ];
}

function fieldSchema(name: string, { kind, facet }: Field): CollectionFieldSchema[] {
  switch (kind) {
    case 'text':
      return [];
    case 'number':
    case 'day':
      return [{ name, type: 'int64' }];
    case 'keyword':
    case 'flag':
      return [{ name, type: LISTS.includes(name) ? 'string[]' : 'string', facet: facet === true }];
  }
}
