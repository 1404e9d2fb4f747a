/** Turns the body of the advanced search into a query tree. */
import { type FieldName } from '../../../search/language/fields';
import { allOf, anyOf, QueryError, type QueryNode } from '../../../search/language/nodes';
import { checkSize } from '../../../search/language/parse';
import { exactTerm, knownField, rangeTerm, valueTerm, wordsTerm } from '../../../search/language/terms';
import { wordsOf } from '../../../search/language/words';
import { type SortKey } from '../../../search/request';
import { type AdvancedBody, type Clause } from './advanced-schema';

export interface AdvancedQuery {
  /** The query that must match. It also affects the ranking. */
  query: QueryNode;
  /** The clauses that affect only the ranking. */
  wishes: QueryNode[];
  filters: QueryNode[];
}

/** Builds the query tree of a body. Throws a QueryError for a clause that its field does not support. */
export function readAdvanced({ query: { must, should, filter } }: AdvancedBody): AdvancedQuery {
  const required = must.map(readClause);
  const wishes = should.map(readClause);
  const filters = filter.map(readClause);
  checkSize(allOf([...required, ...wishes, ...filters]));
  // Without other clauses, at least one `should` clause has to match.
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

/** Matches all words of the text. `_all` searches every field. Fields without word search must equal the whole text. */
function matchNode(name: string, text: string): QueryNode {
  const field = name === '_all' ? undefined : name;
  if (field !== undefined && knownField(field, undefined).letter === undefined) return valueTerm(text, field);
  const words = wordsOf(text);
  if (words.length === 0) throw new QueryError(`match of ${name} must contain a letter or digit`);
  return wordsTerm(words, field);
}

/** Matches the exact value. In a text field, its words must be adjacent and in order. */
function termNode(name: string, value: string): QueryNode {
  if (knownField(name, undefined).kind !== 'text') return valueTerm(value, name);
  const node = exactTerm(value, name);
  if (node === undefined) throw new QueryError(`term of ${name} must contain a letter or digit`);
  return node;
}

/** Returns the sort keys of a body. */
export function readSort({ sort }: AdvancedBody): SortKey[] {
  return sort.flatMap((entry) => Object.entries(entry).map(([field, order]) => ({ field, order })));
}

/** Returns the fields whose values the engine counts, without duplicates. */
export function countedFields({ facets, aggs }: AdvancedBody): FieldName[] {
  const names = [...facets, ...Object.values(aggs).map(({ terms }) => terms.field)];
  return [...new Set(names)] as FieldName[];
}
