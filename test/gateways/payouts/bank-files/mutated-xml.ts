/** XML documents with small changes at random, most of them no longer well-formed. */
import { choose, randomOf } from './batches';

const PIECES = [
  ...[
    '<',
    '>',
    '&',
    '"',
    "'",
    '/',
    '?',
    '!',
    '-',
    ']',
    '[',
    '=',
    ' ',
    '\n',
    '\r',
    '\t',
    'a',
    'é',
    ':',
    '0',
    '\u0001',
  ],
  ...[
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?',
    '?>',
    '</',
    '/>',
    '&amp;',
    '&#65;',
    '&#x0;',
    '&lt;',
    '&x;',
    ' a="1"',
  ],
  ...['<b>', '</b>', '<b/>', '<?p q?>', '<!-- c -->', 'xmlns="urn:x"', '<!DOCTYPE a>', '--', ']]'],
];

/** Leaves the declaration as it is: expat takes any version in it. */
export function mutateXml(text: string, seed: number): string {
  const random = randomOf(seed);
  const declaration = text.slice(0, text.indexOf('?>') + 2);
  let mutated = text.slice(declaration.length);
  for (let left = 1 + random(3); left > 0; left -= 1) {
    const at = random(mutated.length);
    const length = random(3) === 0 ? random(12) : 0;
    mutated =
      mutated.slice(0, at) + (random(4) === 0 ? '' : choose(PIECES, random)) + mutated.slice(at + length);
  }
  return declaration + mutated;
}
