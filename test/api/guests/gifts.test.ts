/** What guests give: the donor they name, their own things alone, and sources that pay only what they were given for. */
import { type Charity } from '../../../db/queries/charities/charities';
import { buildActor, buildCharity } from '../../factories';
import { type WireError, useApi } from '../../support/api';
import { beginGuest, giveAsGuest, saveCard } from '../../factories/guests';

const api = useApi();
let charity: Charity;
beforeAll(async () => {
  charity = await buildCharity(api.db);
});

let people = 0;
/** Nobody else's address, so that no limit counts the gifts of another test. */
const newDonor = () => ({ name: 'Ada', email: `ada${String((people += 1))}@example.org` });

const guest = async () => {
  const { access_token: key, user_id: userId } = await beginGuest(api);
  const donor = newDonor();
  const give = (changes: Record<string, unknown> = {}) =>
    giveAsGuest(api, key, { charity_id: charity.id, donor, ...changes });
  return { key, userId, donor, give };
};

const call = (key: string, method: string, path: string, body?: object) =>
  api.call<WireError & Record<string, unknown>>(method, path, {
    key,
    ...(body === undefined ? {} : { body }),
  });

it('a guest gives, and must say who gives', async () => {
  const { give } = await guest();
  const unnamed = await give({ donor: undefined });
  expect(unnamed.status).toBe(400);
  expect(unnamed.body.error.details.fields).toMatchObject([{ field: 'donor', code: 'required' }]);
  expect((await give({ donor: { name: 'Ada' } })).status).toBe(400);
  expect((await give({ donor: { email: 'ada@example.org' } })).status).toBe(400);
  expect((await give()).status).toBe(201);
});

it.each([
  'ada@example.org\r\nBcc: eve@example.org',
  'ada@example.org\nBcc:eve@example.org',
  'ada@example.org, eve@example.org',
  'Ada <ada@example.org>',
  'ada@example.org\u0000',
  'ada@example.org\u202e',
  'ada',
])('refuses the address %j', async (email) => {
  const { give } = await guest();
  expect((await give({ donor: { name: 'Ada', email } })).status).toBe(400);
});

it('keeps one address for a guest whose gift did not fail', async () => {
  const { give, donor } = await guest();
  expect((await give()).status).toBe(201);
  const upper = { ...donor, email: donor.email.toUpperCase() };
  expect((await give({ donor: upper })).status).toBe(201);
  const { status, body } = await give({ donor: newDonor() });
  expect(status).toBe(400);
  expect(body.error.details.fields).toMatchObject([{ field: 'donor.email', code: 'conflict' }]);
});

it('reaches neither the gifts, the plans nor the sources of another guest', async () => {
  const ada = await guest();
  const eve = await guest();
  const source = (await saveCard(api, ada.key)).body.source_id;
  const { body } = await ada.give({ source, recurring: { frequency: 'monthly' } });
  const plan = `/v1/recurring/${body.recurring_id}`;
  const others: [string, string, object?][] = [
    ['GET', `/v1/donations/${body.donation_id}`],
    ['GET', `/v1/donations/${body.donation_id}/receipt`],
    ['POST', `/v1/donations/${body.donation_id}/refunds`, {}],
    ['POST', `/v1/donations/${body.donation_id}/redirect`, { charity_id: charity.id }],
    ['GET', plan],
    ['PATCH', plan, { amount: '1.00' }],
    ['POST', `${plan}/pause`, {}],
    ['POST', `${plan}/cancel`, {}],
    ['GET', `/v1/users/me/payment-sources/${source}`],
    ['DELETE', `/v1/users/me/payment-sources/${source}`],
  ];
  for (const [method, path, sent] of others) {
    expect({ path, status: (await call(eve.key, method, path, sent)).status }).toEqual({ path, status: 404 });
  }
  expect((await eve.give({ source })).status).toBe(400);
  expect((await call(eve.key, 'GET', '/v1/users/me/donations')).body.total).toBe(0);
  expect((await call(ada.key, 'GET', `/v1/donations/${body.donation_id}`)).status).toBe(200);
  expect((await call(ada.key, 'GET', plan)).status).toBe(200);
});

it('naming the address of somebody else shows nothing of theirs', async () => {
  const ada = await guest();
  await ada.give();
  const eve = await beginGuest(api);
  await giveAsGuest(api, eve.access_token, { charity_id: charity.id, donor: ada.donor });
  expect((await call(eve.access_token, 'GET', '/v1/users/me/donations')).body.total).toBe(1);
});

it('a source that paid a gift pays nothing else', async () => {
  const { key, give } = await guest();
  const source = (await saveCard(api, key)).body.source_id;
  expect((await give({ source })).status).toBe(201);
  for (const changes of [{ source }, { source, recurring: { frequency: 'monthly' } }]) {
    const { status, body } = await give(changes);
    expect(status).toBe(400);
    expect(body.error.details.fields).toMatchObject([{ field: 'source', code: 'not_allowed' }]);
  }
  const isDefault = await call(key, 'PATCH', `/v1/users/me/payment-sources/${source}`, { default: true });
  expect(isDefault.status).toBe(409);
});

it('two gifts at once cannot share a source', async () => {
  const { key, give } = await guest();
  const source = (await saveCard(api, key)).body.source_id;
  const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await give({ source })).status));
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
});

it('a source pays its plan at most at the amount that it was given for', async () => {
  const { key, give } = await guest();
  const source = (await saveCard(api, key)).body.source_id;
  const { body } = await give({ source, recurring: { frequency: 'monthly' } });
  const change = (changes: object) => call(key, 'PATCH', `/v1/recurring/${body.recurring_id}`, changes);
  expect((await change({ amount: '10.00' })).status).toBe(200);
  expect((await change({ amount: '25.00' })).status).toBe(200);
  for (const more of [{ amount: '25.01' }, { amount: '25.01', source }]) {
    const refused = await change(more);
    expect(refused.status).toBe(400);
    expect(refused.body.error.details.fields).toMatchObject([
      { field: 'source', code: 'required', limit: '25.00' },
    ]);
  }
  const again = (await saveCard(api, key)).body.source_id;
  expect((await change({ amount: '40.00', source: again })).status).toBe(200);
  expect((await change({ amount: '40.01' })).status).toBe(400);
  expect((await give({ source })).status).toBe(400);
  expect((await give({ source: again })).status).toBe(400);
});

it('a plan that a test source pays asks for details again, too', async () => {
  const { key, give } = await guest();
  const { body } = await give({ recurring: { frequency: 'monthly' } });
  const change = (changes: object) => call(key, 'PATCH', `/v1/recurring/${body.recurring_id}`, changes);
  expect((await change({ amount: '30.00' })).status).toBe(400);
  expect((await change({ amount: '30.00', source: 'card_succeeds' })).status).toBe(200);
});

it('a source that replaces another one is bound to the plan', async () => {
  const { key, give } = await guest();
  const first = (await saveCard(api, key)).body.source_id;
  const plan = await give({ source: first, recurring: { frequency: 'monthly' } });
  const other = await give({
    recurring: { frequency: 'monthly' },
    source: (await saveCard(api, key)).body.source_id,
  });
  expect([plan.status, other.status]).toEqual([201, 201]);
  const second = (await saveCard(api, key)).body.source_id;
  const remove = (id: string, by: string) =>
    call(key, 'DELETE', `/v1/users/me/payment-sources/${id}?replace_with=${by}`);
  expect((await remove(first, second)).status).toBe(200);
  expect((await give({ source: second })).status).toBe(400);
});

it('an account is asked for no donor, and its sources stay free', async () => {
  const { key } = await buildActor(api.db);
  const source = (await saveCard(api, key)).body.source_id;
  const body = { charity_id: charity.id, amount: '5.00', currency: 'USD', source };
  for (let count = 0; count < 2; count += 1) {
    expect((await call(key, 'POST', '/v1/donations', body)).status).toBe(201);
  }
});
