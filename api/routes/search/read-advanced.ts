/** The body of the advanced search as a tree: `must` and `filter` hold, `should` ranks. */
import { type FieldName } from '../../../search/language/fields';
import { allOf, anyOf, QueryError, type QueryNode } from '../../../search/language/nodes';
import { checkSize } from '../../../search/language/parse';
import { exactTerm, knownField, rangeTerm, valueTerm, wordsTerm } from '../../../search/language/terms';
import { wordsOf } from '../../../search/language/words';
import { type SortKey } from '../../../search/request';
import { type AdvancedBody, type Clause } from './advanced-schema';

export interface AdvancedQuery {
  /** What must hold and is ranked. */
  query: QueryNode;
  /** What only ranks. */
  wishes: QueryNode[];
  filters: QueryNode[];
}

/** The tree of a body; throws a QueryError at a clause that no field takes. */
export function readAdvanced({ query: { must, should, filter } }: AdvancedBody): AdvancedQuery {
  const required = must.map(readClause);
  const wishes = should.map(readClause);
  const filters = filter.map(readClause);
  checkSize(allOf([...required, ...wishes, ...filters]));
  // Wishes alone: at least one has to come true.
  const isWishesOnly = required.length === 0 && filters.length === 0 && wishes.length > 0;
  return {
    query: isWishesOnly ? anyOf(wishes) : allOf(required),
    wishes: isWishesOnly ? [] : wishes,
    filters,
  };
}

function readClause({ match, term, range }: Clause): QueryNode {
  for (const [name, text] of Object.entries(match ?? {})) return matchNode(name, text);
  for (const [name, value] of Object.entries(term ?? {})) return termNode(name, value);
  for (const [name, bounds] of Object.entries(range ?? {})) return rangeTerm(bounds, name);
  throw new RangeError('the body was not validated');
}

/** All words of the text, analysed; in every field for `_all`. */
function matchNode(name: string, text: string): QueryNode {
  const field = name === '_all' ? undefined : name;
  if (field !== undefined && knownField(field, undefined).letter === undefined) return valueTerm(text, field);
  const words = wordsOf(text);
  if (words.length === 0) throw new QueryError(`match of ${name} has no word to look for`);
  return wordsTerm(words, field);
}

/** The exact value: of a text field all its words in their order, side by side. */
function termNode(name: string, value: string): QueryNode {
  if (knownField(name, undefined).kind !== 'text') return valueTerm(value, name);
  const node = exactTerm(value, name);
  if (node === undefined) throw new QueryError(`term of ${name} has no word to look for`);
  return node;
}

/** The sort of a body in the engine's terms. */
export function readSort({ sort }: AdvancedBody): SortKey[] {
  return sort.flatMap((entry) => Object.entries(entry).map(([field, order]) => ({ field, order })));
}

/** The fields whose values are to be counted, once each. */
export function countedFields({ facets, aggs }: AdvancedBody): FieldName[] {
  const names = [...facets, ...Object.values(aggs).map(({ terms }) => terms.field)];
  return [...new Set(names)] as FieldName[];
}
