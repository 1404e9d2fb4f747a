/** Texts that people, and worse, may type into a search box. */
import * as fc from 'fast-check';
import { QueryError } from '../../search/language/nodes';
import { parseQuery } from '../../search/language/parse';
import { printQuery } from '../../search/language/print';

const pieces = fc.constantFrom(
  ...[
    'food',
    'bank',
    'Mary’s',
    'é',
    '中文',
    '🎈',
    'AND',
    'OR',
    'NOT',
    'TO',
    '-',
    '--',
    '"',
    '""',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
  ],
  ...[
    '*',
    '?',
    '~',
    '~1',
    '~2',
    '~9',
    ':',
    'name:',
    'founded:',
    'near:',
    'verified:',
    'x:',
    '>',
    '>=',
    '<5',
    '1950',
    '2026-01-01',
  ],
  ...[
    '[1 TO 5]',
    '{* TO 9]',
    '"Denver, CO"~10',
    'a*b?',
    '\\',
    '\\"',
    '&',
    '\n',
    '\t',
    '\u0000',
    '0.5',
    '-3',
    'true',
  ],
);

/** Syntax in every order, mixed with any text at all. */
export const queryTexts = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(fc.oneof(pieces, fc.constant(' ')), { maxLength: 30 }).map((each) => each.join('')),
  },
  { weight: 2, arbitrary: fc.array(pieces, { maxLength: 20 }).map((each) => each.join(' ')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
);

/** Throws unless the text is read into a tree that prints stably, or is refused with a place inside it. */
export function checkQueryText(text: string): void {
  let printed: string;
  try {
    printed = printQuery(parseQuery(text));
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    if (error.at === undefined || error.at < 0 || error.at > text.length) {
      throw new Error(`"${text}" is refused without a place`, { cause: error });
    }
    return;
  }
  const again = printQuery(parseQuery(printed));
  if (again !== printed) throw new Error(`"${text}" prints as "${printed}", and that as "${again}"`);
}
