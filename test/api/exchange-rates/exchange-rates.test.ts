/** Operators read and set exchange rates. What they set is kept, and no file replaces it. */
import { selectRows } from '../../../db/database';
import { addMember } from '../../../db/queries/members/members';
import { importRates } from '../../../operations/exchange-rates/import-rates';
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { type WireError, useApi } from '../../support/api';

interface Rate {
  from: string;
  rate: string;
  date: string;
  origin: string;
}

const api = useApi();
let operator: BuiltActor;
beforeAll(async () => {
  operator = await buildActor(api.db, { isOperator: true });
});

const PATH = '/v1/exchange-rates';
const order = { from: 'EUR', to: 'USD', rate: '1.25', date: '2026-03-02', reason: 'The bank’s rate.' };
const set = (changes: object = {}) =>
  api.call<Rate>('POST', PATH, { key: operator.key, body: { ...order, ...changes } });
const list = async (currency: string) =>
  (await api.call<{ exchange_rates: Rate[] }>('GET', `${PATH}?currency=${currency}`, { key: operator.key }))
    .body.exchange_rates;

it('stores the price in US dollars, whichever way it is set', async () => {
  const direct = await set();
  expect([direct.status, direct.body]).toEqual([
    201,
    expect.objectContaining({
      from: 'EUR',
      to: 'USD',
      rate: '1.25',
      origin: 'operator',
      set_by: operator.userId,
    }),
  ]);
  expect((await set({ from: 'USD', to: 'JPY', rate: '160' })).body).toMatchObject({
    from: 'JPY',
    rate: '0.00625',
  });
  expect((await set({ from: 'GBP', rate: '1.2', to: 'EUR' })).body).toMatchObject({
    from: 'GBP',
    rate: '1.5',
  });
  expect((await list('EUR')).map(({ rate, date }) => [rate, date])).toEqual([
    ['1.25', '2026-03-02'],
    ['1.08', '2020-01-01'],
  ]);
});

it('prices what comes afterwards', async () => {
  await set({ from: 'USD', to: 'SEK', rate: '8', date: new Date().toISOString().slice(0, 10) });
  const member = await buildActor(api.db);
  const charity = await buildCharity(api.db);
  await addMember(api.db, charity.id, member.userId, new Date());
  const body = { charity_id: charity.id, name: 'A roof', funding_goal: '80.00', currency: 'SEK' };
  const { body: campaign } = await api.call<{ id: string }>('POST', '/v1/campaigns', {
    key: member.key,
    body,
  });
  const [row] = await selectRows(api.db, `SELECT goal_usd_minor::int AS cents FROM campaigns WHERE id = $1`, [
    campaign.id,
  ]);
  expect(row).toEqual({ cents: 1_000 });
});

it.each([
  ['to', { from: 'EUR', to: 'EUR' }],
  ['date', { date: '2999-01-01' }],
  // Nothing says what one JPY was worth then.
  ['date', { from: 'GBP', to: 'JPY', date: '2019-12-31' }],
  ['rate', { rate: '0.0' }],
  ['rate', { rate: '-1' }],
  ['rate', { rate: '1.0000000000001' }],
  ['reason', { reason: '' }],
  ['from', { from: 'XXX' }],
])('refuses a wrong %s', async (field, changes) => {
  const { status, body } = await set(changes);
  const refused = (body as unknown as WireError).error;
  expect([status, refused.details.fields]).toEqual([400, [expect.objectContaining({ field })]]);
});

it('keeps what an operator set when a file of that day comes', async () => {
  await set({ from: 'PLN', rate: '0.3', date: '2026-03-03' });
  const text = 'Date,USD,PLN,NOK\n2026-03-03,1.20,4.8,12\n';
  const at = new Date();
  expect(await importRates(api.db, { text, origin: 'file', at })).toMatchObject({ read: 3, changed: 2 });
  expect(await importRates(api.db, { text, origin: 'file', at })).toMatchObject({ read: 3, changed: 0 });
  expect((await list('PLN'))[0]).toMatchObject({ rate: '0.3', origin: 'operator' });
  expect((await list('NOK'))[0]).toMatchObject({ rate: '0.1', origin: 'file' });
  const [audited] = await selectRows<{ count: number }>(
    api.db,
    `SELECT count(*)::int AS count FROM audit_log WHERE action = 'privileged.setExchangeRate' AND actor_user_id = $1`,
    [operator.userId],
  );
  expect(audited?.count).toBeGreaterThan(0);
});
