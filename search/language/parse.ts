/**
 * Step 1 of a search: parse. Turns a query text into a tree of terms (nodes.ts).
 *
 * lexer.ts splits the text into lexemes. In the parser, NOT binds tighter than AND, AND binds tighter than OR, and adjacent
 * terms are joined by AND. terms.ts checks each term against its field (fields.ts). words.ts splits texts into words, for
 * queries and the index alike. synonyms.ts then adds synonyms, and print.ts turns a tree back into text.
 */
import { type Lexeme, readLexemes } from './lexer';
import { allOf, anyOf, QueryError, type QueryNode, walk } from './nodes';
import { knownField, nearTerm, quotedTerm, rangeTerm, wordTerm } from './terms';

export const MOST_CHARACTERS = 1_000;
const MOST_TERMS = 64;
const DEEPEST = 24;

/** Parses a query text. Throws a QueryError that says what is wrong and where. */
export function parseQuery(text: string): QueryNode {
  if (text.length > MOST_CHARACTERS) {
    throw new QueryError(`the query is longer than ${MOST_CHARACTERS} characters`, MOST_CHARACTERS);
  }
  const parser = new Parser(readLexemes(text));
  const node = parser.parseWhole();
  checkSize(node);
  return node;
}

/** Throws a QueryError for a tree with too many terms. */
export function checkSize(node: QueryNode): void {
  let terms = 0;
  walk(node, (each) => {
    if (each.kind === 'and' || each.kind === 'or' || each.kind === 'not') return;
    terms += each.kind === 'phrase' ? each.words.length : 1;
    if (terms > MOST_TERMS) throw new QueryError(`the query has more than ${MOST_TERMS} terms`, each.at);
  });
}

class Parser {
  private index = 0;
  private depth = 0;

  constructor(private readonly lexemes: Lexeme[]) {}

  parseWhole(): QueryNode {
    const node = this.parseOr(undefined);
    const { kind, at } = this.next;
    if (kind === ')') throw new QueryError('")" has no matching "("', at);
    if (node === undefined) throw new QueryError('the query has no word to look for', 0);
    return node;
  }

  private get next(): Lexeme {
    const lexeme = this.lexemes[this.index];
    if (lexeme === undefined) throw new RangeError('the parser read past the end');
    return lexeme;
  }

  private take(): Lexeme {
    const lexeme = this.next;
    this.index += 1;
    return lexeme;
  }

  /** Returns undefined if there is only punctuation. */
  private parseOr(field: string | undefined): QueryNode | undefined {
    const parts: QueryNode[] = [];
    let operator: Lexeme | undefined;
    for (;;) {
      const part = this.parseAnd(field);
      if (part !== undefined) parts.push(part);
      else if (operator !== undefined) throw new QueryError('OR has nothing on its right', operator.at);
      if (this.next.kind !== 'or') return parts.length === 0 ? undefined : anyOf(parts);
      operator = this.take();
      if (part === undefined) throw new QueryError('OR has nothing on its left', operator.at);
    }
  }

  private parseAnd(field: string | undefined): QueryNode | undefined {
    const parts: QueryNode[] = [];
    let operator: Lexeme | undefined;
    for (;;) {
      const before = this.index;
      const part = this.parseNot(field);
      if (part !== undefined) {
        const last = parts.at(-1)?.kind ?? 'all';
        parts.push(operator === undefined && last !== 'all' ? { ...part, isNext: true } : part);
        operator = undefined;
      }
      const { kind, at } = this.next;
      if (kind === 'and') {
        if (parts.length === 0 || operator !== undefined)
          throw new QueryError('AND has nothing on its left', at);
        operator = this.take();
      } else if (kind === 'end' || kind === ')' || kind === 'or') {
        if (operator !== undefined) throw new QueryError('AND has nothing on its right', operator.at);
        return parts.length === 0 ? undefined : allOf(parts);
      } else if (this.index === before) {
        throw new RangeError('the parser makes no progress');
      }
    }
  }

  private parseNot(field: string | undefined): QueryNode | undefined {
    const { kind, at, end } = this.next;
    if (kind !== 'not' && kind !== 'minus') return this.parsePrimary(field);
    this.take();
    // A lone dash between words is punctuation.
    if (kind === 'minus' && (this.next.at !== end || this.next.kind === 'end')) return undefined;
    const child = this.nested(at, () => this.parseNot(field));
    if (child !== undefined) return { kind: 'not', child, at };
    throw new QueryError(`${kind === 'not' ? 'NOT' : 'the minus'} has nothing to exclude`, at);
  }

  private parsePrimary(field: string | undefined): QueryNode | undefined {
    const lexeme = this.next;
    switch (lexeme.kind) {
      case '(':
        return this.parseGroup(field);
      case 'field':
        return this.parseField(field);
      case 'word':
        this.take();
        return wordTerm(lexeme.text, field, lexeme.at);
      case 'quoted':
        this.take();
        return quotedTerm(lexeme.text, lexeme.tilde, field, lexeme.at);
      case 'range':
      case 'comparison':
        this.take();
        return valueOfRange(lexeme, field);
      default:
        return undefined;
    }
  }

  private parseGroup(field: string | undefined): QueryNode {
    const { at } = this.take();
    const node = this.nested(at, () => this.parseOr(field));
    if (this.next.kind !== ')') throw new QueryError('"(" is never closed', at);
    this.take();
    if (node === undefined) throw new QueryError('there is nothing between the parentheses', at);
    return node;
  }

  private parseField(outer: string | undefined): QueryNode | undefined {
    const lexeme = this.take();
    if (lexeme.kind !== 'field') throw new RangeError('the lexeme is not a field');
    const { name, at, end } = lexeme;
    if (outer !== undefined) throw new QueryError(`${outer}:( ) cannot contain another field`, at);
    const value = this.next;
    const isAdjacent =
      value.at === end && ['(', 'word', 'quoted', 'range', 'comparison'].includes(value.kind);
    if (name === 'near') {
      if (isAdjacent && (value.kind === 'quoted' || value.kind === 'word')) return this.parseNear(at);
      throw new QueryError('near: needs a place directly after it, such as near:"Denver, CO"~25', at);
    }
    knownField(name, at);
    if (!isAdjacent) throw new QueryError(`${name}: needs a value directly after it`, at);
    const node = this.parsePrimary(name);
    if (node === undefined) throw new QueryError(`${name}: needs a value with a letter or digit`, at);
    return node;
  }

  private parseNear(at: number): QueryNode {
    const lexeme = this.take();
    if (lexeme.kind === 'quoted') return nearTerm(lexeme.text, lexeme.tilde, at);
    const [, place = '', miles] =
      /^(.*?)(?:~([0-9.]*))?$/su.exec(lexeme.kind === 'word' ? lexeme.text : '') ?? [];
    return nearTerm(place, miles, at);
  }

  private nested<Result>(at: number, parse: () => Result): Result {
    this.depth += 1;
    if (this.depth > DEEPEST) throw new QueryError(`the query has more than ${DEEPEST} nested levels`, at);
    const result = parse();
    this.depth -= 1;
    return result;
  }
}

function valueOfRange(
  lexeme: Extract<Lexeme, { kind: 'range' | 'comparison' }>,
  field: string | undefined,
): QueryNode {
  if (field === undefined)
    throw new QueryError('a range needs a field before it: field:[from TO to]', lexeme.at);
  if (lexeme.kind === 'comparison') {
    const bound = ({ '>': 'gt', '>=': 'gte', '<': 'lt', '<=': 'lte' } as const)[lexeme.operator];
    return rangeTerm({ [bound]: lexeme.text }, field, lexeme.at);
  }
  const from = lexeme.from === '*' ? undefined : lexeme.from;
  const to = lexeme.to === '*' ? undefined : lexeme.to;
  return rangeTerm(
    { [lexeme.open === '[' ? 'gte' : 'gt']: from, [lexeme.close === ']' ? 'lte' : 'lt']: to },
    field,
    lexeme.at,
  );
}
