import { type GivingError } from '../../../domain/errors';
import { parseJson } from '../../../api/json';

function faultsOf(bytes: Buffer | string): unknown {
  try {
    parseJson(Buffer.from(bytes));
  } catch (error) {
    return (error as GivingError).details.fields;
  }
  return undefined;
}

it('reads plain JSON, and the same key in different objects', () => {
  expect(parseJson(Buffer.from('{"a":{"k":1},"b":[{"k":2},{"k":3}]}'))).toEqual({
    a: { k: 1 },
    b: [{ k: 2 }, { k: 3 }],
  });
});

it('brackets inside texts are not nesting', () => {
  expect(parseJson(Buffer.from(JSON.stringify({ message: '['.repeat(400) })))).toBeTruthy();
});

it.each([
  [
    'a key twice',
    '{"amount":"1","amount":"2"}',
    [{ field: 'amount', code: 'conflict', message: 'is given twice' }],
  ],
  [
    'a key twice by an escape',
    '{"a":1,"\\u0061":2}',
    [{ field: 'a', code: 'conflict', message: 'is given twice' }],
  ],
  [
    'a key twice in an object of a list',
    '{"a":[{"k":1},{"k":1,"k":2}]}',
    [{ field: 'a.1.k', code: 'conflict', message: 'is given twice' }],
  ],
  ...['{"metadata":{"__proto__":"x"}}', '{"metadata":{"\\u005f_proto__":{}}}'].map(
    (body): [string, string, object[]] => [
      `a reserved name: ${body}`,
      body,
      [
        {
          field: 'metadata.__proto__',
          code: 'not_allowed',
          message: 'is a reserved name: use another one',
        },
      ],
    ],
  ),
  [
    'invalid UTF-8',
    Buffer.from([0x22, 0xff, 0x22]),
    [{ field: 'body', code: 'format', message: 'is not valid UTF-8' }],
  ],
  [
    'deep nesting',
    '['.repeat(100_000) + ']'.repeat(100_000),
    [{ field: 'body', code: 'format', message: 'is nested more than 32 levels deep' }],
  ],
])('refuses %s', (_, bytes, fields) => {
  expect(faultsOf(bytes)).toEqual(fields);
});

it('malformed JSON is a fault of the body', () => {
  expect(faultsOf('{"a":1,}')).toMatchObject([{ field: 'body' }]);
});
