/** The setting DATA_KEY is one key or a list of numbered keys, and production can say why it is wrong (docs/rules/access.md). */
import fc from 'fast-check';
import { findDataKeyFault, readDataKeys, SHORTEST_DATA_KEY } from '../../../domain/access/data-keys';

const OLD = 'o'.repeat(SHORTEST_DATA_KEY);
const NEW = 'n'.repeat(SHORTEST_DATA_KEY);

it.each([
  ['one key has the number 1', OLD, [{ id: '1', key: OLD }]],
  ['one key may be numbered', `7:${OLD}`, [{ id: '7', key: OLD }]],
  [
    'a list keeps its order, because the first key encrypts',
    `2:${NEW},1:${OLD}`,
    [
      { id: '2', key: NEW },
      { id: '1', key: OLD },
    ],
  ],
  [
    'spaces around the keys of a list do not count',
    ` 2:${NEW} , 1:${OLD} `,
    [
      { id: '2', key: NEW },
      { id: '1', key: OLD },
    ],
  ],
  ['a number has up to six digits', `123456:${OLD}`, [{ id: '123456', key: OLD }]],
  ['a key may contain colons', '3:a:b', [{ id: '3', key: 'a:b' }]],
])('%s', (_rule, text, keys) => {
  expect(readDataKeys(text)).toEqual(keys);
});

it.each([
  ['a comma in it, but no numbers', `${OLD},${NEW}`],
  ['a number of seven digits', `1234567:${OLD}`],
  ['a word before the colon', `x1:${OLD}`],
  ['no number before the colon', `:${OLD}`],
  ['no key after the number', '2:'],
  ['a list whose second key has no number', `2:${NEW},${OLD}`],
  ['a list that ends with a comma', `2:${NEW},`],
])('a text with %s is one key as a whole', (_case, text) => {
  expect(readDataKeys(text)).toEqual([{ id: '1', key: text }]);
});

it('every list of numbered keys is read back as it was written', () => {
  const entry = fc.record({
    id: fc.stringMatching(/^[0-9]{1,6}$/),
    key: fc.stringMatching(/^[A-Za-z0-9+/=]{1,44}$/),
  });
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 4 }), (keys) => {
      expect(readDataKeys(keys.map(({ id, key }) => `${id}:${key}`).join(','))).toEqual(keys);
    }),
  );
});

it('a key has at least 32 characters', () => {
  expect(SHORTEST_DATA_KEY).toBe(32);
  expect(findDataKeyFault([{ id: '1', key: OLD }])).toBeUndefined();
  const short = OLD.slice(1);
  expect(findDataKeyFault([{ id: '1', key: short }])).toBe('each key must have at least 32 characters');
  const oneShort = [
    { id: '2', key: NEW },
    { id: '1', key: short },
  ];
  expect(findDataKeyFault(oneShort)).toBe('each key must have at least 32 characters');
});

it('two keys do not share a number', () => {
  const keys = (one: string, other: string) => [
    { id: one, key: NEW },
    { id: other, key: OLD },
  ];
  expect(findDataKeyFault(keys('2', '1'))).toBeUndefined();
  expect(findDataKeyFault(keys('2', '2'))).toBe('two keys have the same number');
});
