import { type z } from 'zod';
import { routes } from '../../../api/routes';
import { validateParts } from '../../../api/validate';
import { donationRequestSchema } from '../../../api/routes/gifts/schema';
import { oauthClientRequestSchema } from '../../../api/routes/oauth-clients/schema';
import { type FieldFault, FAULT_CODES, GivingError } from '../../../domain/errors';

function faultsOf(schema: z.ZodType, value: unknown, name = 'body'): FieldFault[] {
  try {
    validateParts([{ schema, value, name }]);
  } catch (error) {
    if (error instanceof GivingError) return error.details.fields as FieldFault[];
    throw error;
  }
  return [];
}

function unknownField(field: string, meant: string) {
  return { field, code: 'unknown', message: `is not a known field. Did you mean ${meant}?` };
}

const gift = { charity_id: 'charity_1', amount: '25.00', currency: 'USD' };

it.each([
  [{ amount: undefined }, { field: 'amount', code: 'required', message: 'is required' }],
  [{ note: 'x' }, { field: 'note', code: 'unknown', message: 'is not a known field' }],
  [{ curency: 'x' }, unknownField('curency', 'currency')],
  [{ charityId: 'x' }, unknownField('charityId', 'charity_id')],
  [{ amount: 25 }, { field: 'amount', code: 'type', message: 'must be text' }],
  [{ cover_fees: 'yes' }, { field: 'cover_fees', code: 'type', message: 'must be true or false' }],
  [{ metadata: [] }, { field: 'metadata', code: 'type', message: 'must be a JSON object' }],
  [{ charity_id: '' }, { field: 'charity_id', code: 'too_short', message: 'must not be empty', limit: 1 }],
  [{ amount: '0' }, { field: 'amount', code: 'too_small', message: 'must be greater than zero', limit: 0 }],
  [
    { amount: '25' + '0'.repeat(20) },
    { field: 'amount', code: 'too_large', message: 'must have at most 12 digits before the decimal point' },
  ],
  [
    { amount: '25.005' },
    { field: 'amount', code: 'format', message: 'has more decimals than its currency allows' },
  ],
  [
    { amount: '25,00' },
    { field: 'amount', code: 'format', message: 'must be a plain decimal string such as "25.00"' },
  ],
])('a gift with %j has one fault', (changes, fault) => {
  expect(faultsOf(donationRequestSchema, { ...gift, ...changes })).toEqual([fault]);
});

it('several unknown fields are told one by one, each with its likely name', () => {
  const misspelt = { 'cover-fees': true, colour: 'red', anonimous: true };
  expect(faultsOf(donationRequestSchema, { ...gift, ...misspelt })).toEqual([
    unknownField('cover-fees', 'cover_fees'),
    { field: 'colour', code: 'unknown', message: 'is not a known field' },
    unknownField('anonimous', 'anonymous'),
  ]);
});

it('a value that is none of the allowed ones is told which are', () => {
  const [fault] = faultsOf(donationRequestSchema, { ...gift, currency: 'XXX' });
  expect(fault).toMatchObject({ field: 'currency', code: 'not_allowed' });
  expect(fault?.message).toMatch(/^must be one of USD, /);
});

it('a rule between two fields is told together with the faults of other fields', () => {
  const client = {
    name: 7,
    kind: 'machine',
    scopes: ['charities:read'],
    redirect_uris: [],
    plan: 'enterprise',
  };
  expect(faultsOf(oauthClientRequestSchema, client)).toEqual([
    { field: 'name', code: 'type', message: 'must be text' },
    { field: 'user_id', code: 'required', message: 'is required for a machine' },
    {
      field: 'hourly_limit',
      code: 'conflict',
      message: 'is required for the enterprise plan and not allowed for other plans',
    },
  ]);
});

it('a rule between two fields is silent while one of them is wrong', () => {
  const client = { name: 'App', kind: 'robot', scopes: ['charities:read'] };
  expect(faultsOf(oauthClientRequestSchema, client).map(({ field }) => field)).toEqual(['kind']);
});

const WRONG = [null, true, -1, 1e300, 0.5, '', 'x', 'x'.repeat(100_000), [], [{}], {}, { x: {} }];
/** How the validation library begins its own texts. */
const FOREIGN = /^(Invalid|Too (small|big)|Unrecognized|Expected)|received/;

const WITH_BODY = routes.flatMap(({ operationId, body }) =>
  body === undefined ? [] : [[operationId, body] as const],
);

it.each(WITH_BODY)('%s says what is wrong with each field in our own words', (_, schema) => {
  const names = faultsOf(schema, {}).map(({ field }) => field);
  for (const wrong of WRONG) {
    const body = Object.fromEntries([...names, ...fieldsOf(schema)].map((name) => [name, wrong]));
    for (const { code, message } of faultsOf(schema, body)) {
      expect(FAULT_CODES).toContain(code);
      expect(message).not.toMatch(FOREIGN);
      expect(message).not.toBe('is not valid');
    }
  }
});

function fieldsOf(schema: z.ZodType): string[] {
  return 'shape' in schema ? Object.keys(schema.shape as object) : [];
}
