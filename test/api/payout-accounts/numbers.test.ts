/** Numbers of accounts are checked, sealed, and never shown again. */
import { selectRows } from '../../../db/database';
import { addMember } from '../../../db/queries/members/members';
import { buildPerson, readMails } from '../../support/oauth';
import { type WireError } from '../../support/api';
import { type AccountWorld, HOLDER, IBAN_ACCOUNT, startAccountWorld, US_ACCOUNT } from './world';

let world: AccountWorld;
let charityId: string;
let key: string;
beforeAll(async () => {
  world = await startAccountWorld();
  const { charity, asker } = await world.build();
  charityId = charity.id;
  ({ key } = asker);
});
afterAll(() => world.close());

/** The fields that an answer names, with what is wrong. */
async function faultsOf(body: object): Promise<Record<string, string>> {
  const { status, body: answer } = await world.request(charityId, key, body);
  expect(status).toBe(400);
  const fields = (answer as WireError).error.details.fields as { field: string; message: string }[];
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
}

const ROUTING = 'must be a routing number of nine digits with a valid check digit';
const IBAN = "must be an IBAN of its country's structure with valid check digits";
const BIC = 'must be a BIC of 8 or 11 letters and digits with the code of a country as fifth and sixth';

it.each([
  [{ routing_number: '021000022' }, { routing_number: ROUTING }],
  [{ routing_number: '000000000' }, { routing_number: ROUTING }],
  [{ account_number: '1234567890123456789' }, { account_number: 'must have 4 to 17 digits' }],
  [{ account_number: '12AB56' }, { account_number: 'must have 4 to 17 digits' }],
  [
    { account_type: undefined, holder_name: undefined },
    { account_type: 'is required', holder_name: 'is required' },
  ],
  [{ iban: IBAN_ACCOUNT.iban }, { iban: 'does not belong to this kind of account' }],
])('a US account with %j is refused', async (change, faults) => {
  expect(await faultsOf({ ...US_ACCOUNT, ...change })).toEqual(faults);
});

it.each([
  [{ iban: 'DE89370400440532013001' }, { iban: IBAN }],
  [{ iban: 'DE8937040044053201300' }, { iban: IBAN }],
  [{ bic: 'COBA' }, { bic: BIC }],
  [{ bic: 'COBAZZFF' }, { bic: BIC }],
  [{ iban: 'DE98AAAAAAAAAAAAAAAAAA' }, { iban: IBAN }],
  [{ bic: undefined }, { bic: 'is required' }],
])('an IBAN account with %j is refused', async (change, faults) => {
  expect(await faultsOf({ ...IBAN_ACCOUNT, ...change })).toEqual(faults);
});

it.each([
  ['DE', 'has accounts with an IBAN: use the kind bank_iban'],
  ['ZZ', 'must be a country code of two capital letters (ISO 3166-1), such as "US"'],
])('an account without an IBAN in %s is refused', async (country, message) => {
  const bank = { bic: 'ROYCCAT2', account_number: '1234567-01', holder_name: HOLDER };
  expect(await faultsOf({ kind: 'bank_other', country, ...bank })).toEqual({ country: message });
});

it('an answer lists all faults at once, whatever the kind is', async () => {
  const body = { kind: 'paper', routing_number: '1', surprise: 1 };
  expect(Object.keys(await faultsOf(body)).sort()).toEqual(['kind', 'routing_number', 'surprise']);
});

it('every kind is taken, and shows its country and the end of its number', async () => {
  const other = {
    kind: 'bank_other',
    country: 'CA',
    bic: 'ROYCCAT2',
    clearing_code: '000300002',
    account_number: '1234567-01',
    holder_name: HOLDER,
  };
  const answers = [US_ACCOUNT, IBAN_ACCOUNT, other, { kind: 'stripe' }].map(async (body) => {
    const { status, body: account } = await world.request(charityId, key, body);
    return [status, account.kind, account.country, account.last4];
  });
  expect(await Promise.all(answers)).toEqual([
    [201, 'bank_us', 'US', '3210'],
    [201, 'bank_iban', 'DE', '3000'],
    [201, 'bank_other', 'CA', '6701'],
    [201, 'stripe', 'US', expect.stringMatching(/^[0-9a-z]{4}$/) as string],
  ]);
});

it('an IBAN is stored as banks write it', async () => {
  const body = { ...IBAN_ACCOUNT, iban: 'gb29 nwbk 6016 1331 9268 19', bic: 'nwbkgb2l' };
  const id = await world.add(charityId, key, body);
  expect(await world.detailsOf(id)).toMatchObject({ iban: 'GB29NWBK60161331926819', bic: 'NWBKGB2L' });
});

it('no table, mail, event, workflow input or answer has the number or the holder', async () => {
  const { charity, asker, second } = await world.build();
  const person = await buildPerson(world.api);
  await addMember(world.api.db, charity.id, person.userId, new Date());
  const number = '55443322110099887';
  const holder = 'Zebulon Quartermain';
  const path = `/v1/charities/${charity.id}/payout-accounts`;
  const created = await world.api.call<{ account_id: string }>('POST', path, {
    key: asker.key,
    body: { ...US_ACCOUNT, account_number: number, holder_name: holder },
    headers: { 'Idempotency-Key': 'bank-1' },
  });
  const { account_id: id } = created.body;
  const answers = [
    created,
    await world.step(charity.id, id, 'confirm', second.key),
    await world.readAccount(charity.id, id, asker.key),
    await world.listAccounts(charity.id, asker.key),
    await world.api.call('GET', '/v1/events', { key: asker.key }),
  ];
  await world.endAccount(id);
  expect(await world.detailsOf(id)).toMatchObject({ accountNumber: number, holderName: holder });
  const texts = [...answers.map(({ text }) => text), ...(await readMails(world.api)).map(({ text }) => text)];
  for (const text of [...texts, ...(await readTables())]) {
    expect(text).not.toContain(number);
    expect(text).not.toContain(holder);
  }
});

/** Everything that the database has stored, as text. */
async function readTables(): Promise<string[]> {
  const tables = await selectRows<{ name: string }>(
    world.api.db,
    `SELECT quote_ident(table_name) AS name FROM information_schema.tables
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await selectRows<{ text: string }>(world.api.db, `SELECT t::text AS text FROM ${name} t`);
    texts.push(...rows.map(({ text }) => text));
  }
  return texts;
}
