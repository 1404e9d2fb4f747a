/**
 * Represents a Typesense filter as a tree. compile.ts builds the tree, and this file prints it as `filter_by`. It
 * merges tests of one field into lists, because a filter may have only 100 operands, operators and parentheses in all.
 */
import { QueryError } from './language/nodes';

/** A single test. If `isIn` is true, the field has one of the `values`. If `isIn` is false, it has none of them. */
type Test = { test: string } | { field: string; isIn: boolean; values: string[] };
type Part = Test | { join: '&&' | '||'; parts: Part[] };
/** `true` matches every document, and `false` matches no document. */
export type Filter = boolean | Part;

/** Typesense 0.24 refuses filters with more operations. */
const MOST_OPERATIONS = 100;

/** Tests that the field has one of the values. If `isNegated` is true, tests that it has none of them. */
export function isIn(field: string, values: string[], isNegated: boolean): Filter {
  return values.length === 0 ? isNegated : { field, isIn: !isNegated, values };
}

/** Joins filters by AND or OR. Merges constants, nested joins of the same kind and lists of the same field. */
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

/** Merges tests of one field into one list. `a OR b` becomes a list, and so does `NOT a AND NOT b`. */
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

/**
 * Prints the filter as `filter_by`, fully parenthesised. Throws a QueryError if the filter has more
 * operations than Typesense accepts.
 */
export function printFilter(filter: Filter): string | boolean {
  if (typeof filter === 'boolean') return filter;
  if (countOperations(filter) > MOST_OPERATIONS) {
    throw new QueryError('the query is too complex: use fewer terms or less nesting');
  }
  return print(filter);
}

/** Typesense interprets these characters even inside backticks. The index has no values with them. */
const UNQUOTABLE = /[`()]/g;

function print(filter: Part): string {
  if ('join' in filter) return `(${filter.parts.map(print).join(` ${filter.join} `)})`;
  if ('test' in filter) return filter.test;
  const values = filter.values.map((value) => `\`${value.replace(UNQUOTABLE, '')}\``);
  return `${filter.field}:${filter.isIn ? isInOperator(filter.field) : '!='}[${values.join(',')}]`;
}

/** Each value of `tokens` is one word to Typesense, so the word match `:` is exact. It is also faster than `:=`. */
function isInOperator(field: string): string {
  return field === 'tokens' ? '' : '=';
}

function countOperations(filter: Part): number {
  if (!('join' in filter)) return 1;
  const inner = filter.parts.reduce((sum, part) => sum + countOperations(part), 0);
  return inner + filter.parts.length + 1;
}
