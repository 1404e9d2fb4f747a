/** Splits a query text into lexemes (its smallest parts), each with its position. */
import { QueryError } from './nodes';

export type Lexeme =
  | { kind: '(' | ')' | 'and' | 'or' | 'not' | 'minus' | 'end'; at: number; end: number }
  /** The text `name:`, directly before its value. */
  | { kind: 'field'; name: string; at: number; end: number }
  /** An unquoted word, with its wildcards and `~N`. */
  | { kind: 'word'; text: string; at: number; end: number }
  /** The text between quotes, and the number after `~` if there is one. */
  | { kind: 'quoted'; text: string; tilde: string | undefined; at: number; end: number }
  /** The text `[a TO b]`, with bounds as written. `*` means no bound. */
  | { kind: 'range'; from: string; to: string; open: '[' | '{'; close: ']' | '}'; at: number; end: number }
  | { kind: 'comparison'; operator: '>' | '>=' | '<' | '<='; text: string; at: number; end: number };

const OPERATORS = new Map([
  ['AND', 'and'],
  ['OR', 'or'],
  ['NOT', 'not'],
] as const) as ReadonlyMap<string, 'and' | 'or' | 'not'>;
const SPACE = /\s/u;
const WORD = /[^\s()"[\]{}]+/uy;
const FIELD = /([A-Za-z_]+):/uy;
const COMPARISON = /(>=|<=|>|<)([^\s()"[\]{}]*)/uy;
const TILDE = /~([0-9]*(?:\.[0-9]+)?)/uy;
const RANGE =
  /([[{])\s*("(?:[^"\\]|\\.)*"|[^\s"()[\]{}]+)\s+TO\s+("(?:[^"\\]|\\.)*"|[^\s"()[\]{}]+)\s*([\]}])/uy;

/** Returns all lexemes of a text, `end` last. Throws a QueryError at a quote or bracket that is never closed. */
export function readLexemes(text: string): Lexeme[] {
  const lexemes: Lexeme[] = [];
  let at = 0;
  while (at < text.length) {
    if (SPACE.test(text.charAt(at))) {
      at += 1;
      continue;
    }
    const lexeme = readLexeme(text, at, lexemes.at(-1));
    lexemes.push(lexeme);
    at = lexeme.end;
  }
  lexemes.push({ kind: 'end', at: text.length, end: text.length });
  return lexemes;
}

function readLexeme(text: string, at: number, before: Lexeme | undefined): Lexeme {
  const character = text.charAt(at);
  const isValue = before?.kind === 'field' && before.end === at;
  if (character === '(' || character === ')') return { kind: character, at, end: at + 1 };
  if (character === '"') return readQuoted(text, at);
  if (character === '[' || character === '{') return readRange(text, at);
  if (character === ']' || character === '}') {
    throw new QueryError(`"${character}" has no opening bracket: write a range as field:[from TO to]`, at);
  }
  if (isValue && (character === '>' || character === '<')) return readComparison(text, at);
  if (!isValue && character === '-') return { kind: 'minus', at, end: at + 1 };
  const field = isValue ? undefined : match(FIELD, text, at);
  if (field !== undefined) return { kind: 'field', name: field[1] ?? '', at, end: at + field[0].length };
  const word = match(WORD, text, at)?.[0] ?? character;
  const end = at + word.length;
  const operator = isValue ? undefined : OPERATORS.get(word);
  return operator === undefined ? { kind: 'word', text: word, at, end } : { kind: operator, at, end };
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

/** Reads a quoted text. A backslash escapes the next character. */
function readQuoted(text: string, at: number): Lexeme {
  let value = '';
  for (let index = at + 1; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '"') {
      const tilde = match(TILDE, text, index + 1);
      return {
        kind: 'quoted',
        text: value,
        tilde: tilde?.[1],
        at,
        end: index + 1 + (tilde?.[0].length ?? 0),
      };
    }
    if (character === '\\') index += 1;
    value += text.charAt(index);
  }
  throw new QueryError('the quote is never closed', at);
}

function readRange(text: string, at: number): Lexeme {
  const range = match(RANGE, text, at);
  if (range === undefined) throw new QueryError('write a range as [from TO to], with * for no bound', at);
  const [whole, open, from = '', to = '', close] = range;
  return {
    kind: 'range',
    from: unquote(from),
    to: unquote(to),
    open: open as '[' | '{',
    close: close as ']' | '}',
    at,
    end: at + whole.length,
  };
}

function readComparison(text: string, at: number): Lexeme {
  const [whole = '', operator, value = ''] = match(COMPARISON, text, at) ?? [];
  if (value === '') throw new QueryError(`"${whole}" needs a value after it`, at);
  return { kind: 'comparison', operator: operator as '>', text: value, at, end: at + whole.length };
}

function unquote(text: string): string {
  return text.startsWith('"') ? text.slice(1, -1).replace(/\\(.)/gsu, '$1') : text;
}
