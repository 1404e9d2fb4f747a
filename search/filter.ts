/**
 * A Typesense filter as a tree: built by compile.ts, kept short here, printed as `filter_by`. Tests of one field that
 * can be one list become one, because a filter may hold only 100 operands, operators and parentheses.
 */
import { QueryError } from './language/nodes';

/** One test; `values` are tokens or whole values of a field, of which a document has one (or none, without `isIn`). */
type Test = { test: string } | { field: string; isIn: boolean; values: string[] };
type Part = Test | { join: '&&' | '||'; parts: Part[] };
/** True matches every document, and false none. */
export type Filter = boolean | Part;

/** The limit of Typesense 0.24. */
const MOST_OPERATIONS = 100;

/** A document has one of the values; with `isNegated`, it has none of them. */
export function isIn(field: string, values: string[], isNegated: boolean): Filter {
  return values.length === 0 ? isNegated : { field, isIn: !isNegated, values };
}

/** All or any of the filters; constants, nested joins of the same kind and lists of one field are merged. */
export function join(operator: '&&' | '||', given: Filter[]): Filter {
  const absorbing = operator === '||';
  if (given.includes(absorbing)) return absorbing;
  const open = given.filter((part) => typeof part !== 'boolean');
  const parts = mergeLists(
    operator,
    open.flatMap((part) => ('join' in part && part.join === operator ? part.parts : [part])),
  );
  const [first] = parts;
  if (first === undefined) return !absorbing;
  return parts.length === 1 ? first : { join: operator, parts };
}

/** `a OR b` is one list of tokens, and so is `NOT a AND NOT b`. */
function mergeLists(operator: '&&' | '||', parts: Part[]): Part[] {
  const lists = new Map<string, string[]>();
  const others: Part[] = [];
  for (const part of parts) {
    if ('field' in part && part.isIn === (operator === '||')) {
      lists.set(part.field, [...new Set([...(lists.get(part.field) ?? []), ...part.values])]);
    } else others.push(part);
  }
  return [...[...lists].map(([field, values]) => ({ field, isIn: operator === '||', values })), ...others];
}

/** The filter as `filter_by`, fully parenthesised. Throws a QueryError when Typesense would refuse its size. */
export function printFilter(filter: Filter): string | boolean {
  if (typeof filter === 'boolean') return filter;
  if (countOperations(filter) > MOST_OPERATIONS) {
    throw new QueryError('the query is too complex: use fewer terms or less nesting');
  }
  return print(filter);
}

/** Typesense reads these marks as its own even inside backticks. Its index leaves them out, so no value needs them. */
const UNQUOTABLE = /[`()]/g;

function print(filter: Part): string {
  if ('join' in filter) return `(${filter.parts.map(print).join(` ${filter.join} `)})`;
  if ('test' in filter) return filter.test;
  const values = filter.values.map((value) => `\`${value.replace(UNQUOTABLE, '')}\``);
  return `${filter.field}:${filter.isIn ? isInOperator(filter.field) : '!='}[${values.join(',')}]`;
}

/** Each token is one word, so a document that has the word has the whole token: `:` is exact here, and faster than `:=`. */
function isInOperator(field: string): string {
  return field === 'tokens' ? '' : '=';
}

function countOperations(filter: Part): number {
  if (!('join' in filter)) return 1;
  const inner = filter.parts.reduce((sum, part) => sum + countOperations(part), 0);
  return inner + filter.parts.length + 1;
}
