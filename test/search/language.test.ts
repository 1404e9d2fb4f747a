import * as fc from 'fast-check';
import { QueryError, type QueryNode } from '../../search/language/nodes';
import { MOST_CHARACTERS, parseQuery } from '../../search/language/parse';
import { printQuery } from '../../search/language/print';
import { wordsOf } from '../../search/language/words';
import { sizeOf } from '../support/large';
import { checkQueryText, queryTexts } from './query-texts';

const TEXTS = sizeOf({ usual: 1_000, large: 1_000_000 });
/** No text may keep the parser from other work for longer. */
const AT_ONCE_MS = 50;

const print = (text: string) => printQuery(parseQuery(text));

it.each([
  ['food bank', 'food bank'],
  ['food AND bank', 'food AND bank'],
  ['(a b) AND c "d e" f', 'a b AND c "d e" f'],
  ['a OR b c', 'a OR (b c)'],
  ['a AND NOT b OR -c', '(a AND NOT b) OR NOT c'],
  ['"Food Bank" -kids', '"food bank" NOT kids'],
  ['name:(a OR "b c") x', '(name:a OR name:"b c") x'],
  ['and or not', 'and or not'],
  ['a - b & c', 'a b c'],
  ['St. Mary’s half-way', 'st marys "half way"'],
  ['child* w?ter **s??', null],
  ['child* w?ter', 'child* w?ter'],
  ['orchestera~2 watr~', 'orchestera~2 watr~1'],
  ['founded:[1950 TO 1990} rating:>4', 'founded:[1950 TO 1990} rating:{4 TO *]'],
  ['near:"Denver, CO"~10 near:80202', 'near:"Denver, CO"~10 near:80202~25'],
  ['verified:true type:campaign', 'verified:true type:campaign'],
  ['*', '*'],
])('%s is read as %s', (text, expected) => {
  if (expected === null) expect(() => print(text)).toThrow(QueryError);
  else expect(print(text)).toBe(expected);
});

it.each([
  ['a AND', 'AND has nothing on its right', 2],
  ['OR a', 'OR has nothing on its left', 0],
  ['a OR OR b', 'OR has nothing on its right', 2],
  ['x NOT', 'NOT has nothing to exclude', 2],
  ['say "never', 'the quote is never closed', 4],
  ['a (b', '"(" is never closed', 2],
  ['a )', '")" has no matching "("', 2],
  ['a ()', 'there is nothing between the parentheses', 2],
  ['a colour:red', 'there is no field "colour"', 2],
  ['founded:soon', 'founded must be a plain number', 8],
  ['deadline:>soon', 'deadline must be a day', 9],
  ['name:[a TO b]', 'name has no ranges', 5],
  ['verified:maybe', 'verified must be true or false', 9],
  ['x a*', 'at least 2 letters', 2],
  ['near: x', 'near: needs a place', 0],
  ['near:x~99999', 'near needs a distance', 0],
  ['&&&', 'no word to look for', 0],
  ['name:(a type:b)', 'cannot contain another field', 8],
])('%s is refused: %s', (text, message, at) => {
  const error = attempt(text);
  expect(error?.message).toContain(message);
  expect(error?.at).toBe(at);
});

function attempt(text: string): QueryError | undefined {
  try {
    parseQuery(text);
    return undefined;
  } catch (error) {
    if (error instanceof QueryError) return error;
    throw error;
  }
}

it('is limited in length, depth and terms', () => {
  expect(attempt('a'.repeat(MOST_CHARACTERS + 1))?.message).toContain('longer than');
  expect(attempt('('.repeat(30) + 'a' + ')'.repeat(30))?.message).toContain('nested');
  expect(attempt('-'.repeat(900) + 'a')?.message).toContain('nested');
  expect(attempt('a '.repeat(65))?.message).toContain('more than 64 terms');
});

const timeMs = (work: () => void) => {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
};

it(
  'parses any text or refuses it with a position, at once, and a parsed query prints to the same tree',
  () => {
    let slowest = { text: '', tookMs: 0 };
    const check = (text: string) => {
      const tookMs = timeMs(() => checkQueryText(text));
      if (tookMs > slowest.tookMs) slowest = { text, tookMs };
    };
    fc.assert(fc.property(queryTexts, check), { numRuns: TEXTS });
    // Other work on the machine may have slowed the first measurement.
    const alone = Math.min(...[1, 2, 3].map(() => timeMs(() => checkQueryText(slowest.text))));
    expect({ ...slowest, isAtOnce: alone < AT_ONCE_MS }).toEqual({ ...slowest, isAtOnce: true });
  },
  sizeOf({ usual: 120_000, large: 1_200_000 }),
);

it('plain English is read by the same rules as every other text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
      expect([...wordsOf(text), 'e']).toEqual(wordsOf(`${text} é`));
    }),
  );
});

it('words of words are the same words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const words = wordsOf(text);
      expect(wordsOf(words.join(' '))).toEqual(words);
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  ['Children’s Théâtre of ÅLESUND', ['childrens', 'theatre', 'of', 'alesund']],
  ['EIN 12-3456789', ['ein', '123456789']],
  ['Straße, Łódź; smørrebrød', ['strasse', 'lodz', 'smorrebrod']],
  ['…!?', []],
])('%s has the words %j', (text, expected) => {
  expect(wordsOf(text)).toEqual(expected);
});

it('a tree that is not nested stays flat', () => {
  const node: QueryNode = parseQuery('a b c d');
  expect(node).toMatchObject({ kind: 'and', children: [{ word: 'a' }, {}, {}, { word: 'd' }] });
});
