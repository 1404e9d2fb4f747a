/** The XML of bank files: written with every text escaped, read only if well-formed, without a document type definition. */
import fc from 'fast-check';
import { BankFileError } from '../../../domain/payouts/bank-file-error';
import { readUnits, type UnitEvent } from '../../../gateways/payouts/iso20022/read-units';
import { writeXml } from '../../../gateways/payouts/iso20022/write-xml';
import { type Chunks } from '../../../gateways/payouts/read-text';
import { collect } from './bank-files/collect';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:test.001.001.01';
const inDocument = (content: string) => `<Document xmlns="${NAMESPACE}"><M>${content}</M></Document>`;
const MESSAGE = {
  kind: 'test.001',
  versions: ['001.01'],
  element: 'M',
  isUnit: (path: string) => path.startsWith('M/'),
};
const units = (chunks: Chunks) => readUnits(chunks, MESSAGE);
const read = (text: string | Buffer, size?: number) => collect(units, text, size);
const textOf = (events: UnitEvent[]) =>
  events.map((event) => (event.kind === 'unit' ? event.element.text : '')).join('');

it('reads a text as it was written, whatever its characters', async () => {
  const text = fc.string({
    unit: fc.constantFrom('a', '<', '>', '&', '"', "'", '\r', '\n', ' ', 'é', '💶', ']'),
  });
  await fc.assert(
    fc.asyncProperty(text, fc.integer({ min: 1, max: 9 }), async (value, size) => {
      const xml = writeXml(['Document', [['M', [['A', value, { b: 'c' }]]]], { xmlns: NAMESPACE }]);
      expect(textOf(await read(xml, size))).toBe(value);
    }),
  );
});

it.each(['\u0000', '\u0008', '\uFFFE', '\uD800'])('writes no %j', (character) => {
  expect(() => writeXml(['A', character])).toThrow('XML forbids');
});

it('writes no element of another name', () => {
  expect(() => writeXml(['A b="c"', ''])).toThrow('wrong name');
});

it.each<[string, string]>([
  ['references', inDocument('<A>&lt;&gt;&amp;&apos;&quot;&#65;&#x1F4B6;</A>')],
  ['a CDATA section', inDocument('<A><![CDATA[<>&\'"A💶]]></A>')],
  ['both, and comments', inDocument('<A>&lt;<!-- > --><![CDATA[>&]]><?x y?>&apos;&quot;A💶</A>')],
])('reads %s', async (_, text) => {
  for (const size of [1, 2, 3, 1_000]) expect(textOf(await read(text, size))).toBe('<>&\'"A💶');
});

it('reads prefixes by their namespace, and leaves other namespaces out', async () => {
  const text = `<?xml version='1.0' encoding="utf-8" standalone="yes"?><!-- x --><p:Document xmlns:p="${NAMESPACE}">
    <p:M><p:A>1</p:A><A>2</A><q:A xmlns:q="urn:other"><p:A>3</p:A>text</q:A><p:A xmlns="urn:other">4</p:A></p:M>
  </p:Document>\n<!-- end -->`;
  expect(textOf(await read(text))).toBe('14');
});

it.each([1_000, 30_000, 100_000])('reads a long text in pieces of %d', async (size) => {
  const text = 'x'.repeat(65_000);
  expect(textOf(await read(inDocument(`<A>${text}</A>`), size))).toBe(text);
});

it('says where an element is', async () => {
  const events = await read(inDocument('\n\n<A>1</A>\n<B\n c="d">2</B>'));
  expect(events.flatMap((event) => (event.kind === 'unit' ? [event.element.place] : []))).toEqual([
    'line 3',
    'line 4',
  ]);
});

const WRONG = 'line 1: the document is not well-formed XML, or it is cut off';
const BOMB = `<!DOCTYPE b [<!ENTITY a "aaaaaaaaaa"><!ENTITY c "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${inDocument('<A>&c;</A>')}`;
it.each<[string, string | Buffer, string]>([
  ['an entity bomb', BOMB, 'a document type definition is not allowed'],
  [
    'an external entity',
    `<!DOCTYPE a SYSTEM "file:///etc/passwd">${inDocument('')}`,
    'document type definition',
  ],
  ['an undefined entity', inDocument('<A>&nbsp;</A>'), WRONG],
  ['an entity named like a property', inDocument('<A>&constructor;</A>'), WRONG],
  ['a bare ampersand', inDocument('<A>a & b</A>'), WRONG],
  ['a reference to a control character', inDocument('<A>&#8;</A>'), WRONG],
  ['a reference beyond Unicode', inDocument('<A>&#x110000;</A>'), WRONG],
  ['a reference to half a character', inDocument('<A>&#xD800;</A>'), WRONG],
  ['a control character', inDocument('<A>\u0001</A>'), WRONG],
  ['an empty file', '', WRONG],
  ['no XML', 'hello', WRONG],
  ['a cut document', inDocument('<A>1</A>').slice(0, -3), WRONG],
  ['a crossed tag', inDocument('<A><B></A></B>'), WRONG],
  ['two roots', inDocument('') + inDocument(''), WRONG],
  ['text after the root', `${inDocument('')}x`, WRONG],
  ['text before the root', `x${inDocument('')}`, WRONG],
  ['a late declaration', ` <?xml version="1.0"?>${inDocument('')}`, WRONG],
  ['another encoding', `<?xml version="1.0" encoding="ISO-8859-1"?>${inDocument('')}`, 'UTF-8'],
  ['UTF-16', Buffer.from(inDocument(''), 'utf16le'), WRONG],
  ['a broken byte', Buffer.from([0x3c, 0xff]), 'not UTF-8'],
  ['a repeated attribute', inDocument('<A b="1" b="2"/>'), WRONG],
  ['an attribute without quotes', inDocument('<A b=1/>'), WRONG],
  ['"<" in an attribute', inDocument('<A b="<"/>'), WRONG],
  ['attributes without a space', inDocument('<A b="1"c="2"/>'), WRONG],
  ['"]]>" in a text', inDocument('<A>]]></A>'), WRONG],
  ['"--" in a comment', inDocument('<!-- a -- b -->'), WRONG],
  ['an undeclared prefix', inDocument('<x:A/>'), WRONG],
  ['an undeclared prefix of an attribute', inDocument('<A x:b="1"/>'), WRONG],
  ['two colons', inDocument('<a:b:c/>'), WRONG],
  ['a name that begins with a digit', inDocument('<1A/>'), WRONG],
  ['a text between elements', inDocument('<A>1</A>text'), 'between elements'],
  ['text beside elements', inDocument('<A>1<B/></A>'), 'both text and elements'],
  ['another root', `<Other xmlns="${NAMESPACE}"/>`, 'not an ISO 20022 message'],
  ['another namespace', '<Document xmlns="urn:other"/>', 'not an ISO 20022 message'],
  ['elements 65 deep', inDocument(`${'<A>'.repeat(63)}${'</A>'.repeat(63)}`), 'deeper'],
  ['a very long text', inDocument(`<A>${'x'.repeat(70_000)}</A>`), 'more than 65536'],
  ['a very long tag', inDocument(`<A b="${'x'.repeat(70_000)}"/>`), 'more than 65536'],
  ['a very long comment', inDocument(`<!--${'x'.repeat(70_000)}`), 'more than 65536'],
  ['a very large element', inDocument(`<A>${'<B/>'.repeat(100_000)}</A>`), 'too many parts'],
])('refuses %s', async (_, text, message) => {
  await expect(read(text, 1_000)).rejects.toThrow(BankFileError);
  await expect(read(text)).rejects.toThrow(message);
});

it('holds one unit in memory, however long the document is', async () => {
  let sent = 0;
  let seen = 0;
  function* send() {
    yield Buffer.from(`<Document xmlns="${NAMESPACE}"><M>`);
    for (; sent < 20_000; sent += 1) yield Buffer.from(`<A><B>${'x'.repeat(500)}</B></A>`);
    yield Buffer.from('</M></Document>');
  }
  for await (const event of units(send())) {
    if (event.kind !== 'unit') continue;
    seen += 1;
    // An element is given out as soon as it is complete.
    expect(sent - seen).toBeLessThanOrEqual(1);
  }
  expect(seen).toBe(20_000);
});
