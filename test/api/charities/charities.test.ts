import { buildActor, buildCharity } from '../../factories';
import { useApi } from '../../support/api';

const api = useApi();
let key: string;
beforeAll(async () => {
  ({ key } = await buildActor(api.db));
});

interface Page {
  charities: { id: string }[];
  total: number;
  limit: number;
  offset: number;
}

function list(query: string) {
  return api.call<Page>('GET', `/v1/charities${query}`, { key });
}

it('refuses a category that does not exist, as the search does', async () => {
  const { status, body } = await api.call('GET', '/v1/charities?category=Artz', { key });
  expect(status).toBe(400);
  expect(body.error.details.fields).toMatchObject([
    { field: 'category', code: 'not_allowed', message: expect.stringContaining('Arts & Culture') as string },
  ]);
});

it('lists listed charities, filtered and paged, with the envelope’s defaults', async () => {
  const arts = await buildCharity(api.db, { category: 'Arts & Culture', verified: true });
  const health = await buildCharity(api.db, { category: 'Health & Medicine' });
  await buildCharity(api.db, { category: 'Arts & Culture', listed: false });
  expect((await list('')).body).toMatchObject({ total: 2, limit: 20, offset: 0 });
  expect((await list('?category=Arts%20%26%20Culture')).body.charities.map(({ id }) => id)).toEqual([
    arts.id,
  ]);
  expect((await list('?verified=true')).body.charities.map(({ id }) => id)).toEqual([arts.id]);
  expect((await list('?verified=false')).body.charities.map(({ id }) => id)).toEqual([health.id]);
  expect((await list('?limit=1&offset=1')).body).toMatchObject({ charities: [{ id: health.id }], total: 2 });
});

it.each(['limit=0', 'limit=101', 'offset=x', 'verified=yes', 'colour=red'])(
  'refuses the query %s',
  async (query) => {
    expect((await list(`?${query}`)).status).toBe(400);
  },
);

it('one charity has every documented field; fee settings are for its members', async () => {
  const charity = await buildCharity(api.db, { ein: '123456789' });
  const member = await buildActor(api.db, { memberOf: charity.id });
  const { body } = await api.call('GET', `/v1/charities/${charity.id}`, { key });
  expect(body).toMatchObject({
    id: charity.id,
    name: charity.name,
    category: charity.category,
    description: charity.description,
    verified: false,
    wallet_address: charity.walletAddress,
    impact_metrics: { total_donations: '0.00', beneficiaries_reached: 0, projects_completed: 0 },
    ein: '123456789',
    location: { city: 'New York', state: 'NY', postal_code: '10001', country: 'US' },
  });
  expect(body).not.toHaveProperty('fee_settings');
  const own = await api.call('GET', `/v1/charities/${charity.id}`, { key: member.key });
  expect(own.body).toMatchObject({
    fee_settings: { absorb_platform_fees: false, absorb_processing_fees: false },
  });
});

it('an unlisted charity is seen by its members only', async () => {
  const hidden = await buildCharity(api.db, { listed: false });
  const member = await buildActor(api.db, { memberOf: hidden.id });
  expect((await api.call('GET', `/v1/charities/${hidden.id}`, { key })).status).toBe(404);
  expect((await api.call('GET', `/v1/charities/${hidden.id}`, { key: member.key })).status).toBe(200);
});

it('impact of a charity without gifts is zero, not absent', async () => {
  const charity = await buildCharity(api.db);
  const { body } = await api.call('GET', `/v1/charities/${charity.id}/impact`, { key });
  expect(body).toEqual({
    charity_id: charity.id,
    total_donations: '0.00',
    donations: 0,
    donors: 0,
    recurring_donors: 0,
    by_currency: {},
    volunteer_hours: 0,
    volunteers: 0,
    impact_metrics: { total_donations: '0.00', beneficiaries_reached: 0, projects_completed: 0 },
    by_month: [],
    reports: [],
  });
});
