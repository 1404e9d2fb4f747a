import { selectRows } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { moveDonation } from '../../../db/queries/gifts/gifts';
import { markMatching } from '../../../db/queries/matching/pledges';
import { foldImpact } from '../../../operations/impact/fold-impact';
import { buildActor, buildCharity, buildDonation, type BuiltActor } from '../../factories';
import { type WireError, useApi } from '../../support/api';

interface WireCampaign {
  id: string;
  status: string;
}

const api = useApi();
let charity: Charity;
let member: BuiltActor;
let donor: BuiltActor;
beforeAll(async () => {
  donor = await buildActor(api.db);
});
beforeEach(async () => {
  charity = await buildCharity(api.db);
  member = await buildActor(api.db, { memberOf: charity.id });
});

function create<Body = WireCampaign>(changes: object = {}, key = member.key) {
  const body = { charity_id: charity.id, name: 'A new roof', funding_goal: '1000.00', ...changes };
  return api.call<Body>('POST', '/v1/campaigns', { key, body });
}

function edit<Body = WireCampaign>(id: string, body: object, key = member.key) {
  return api.call<Body>('PATCH', `/v1/campaigns/${id}`, { key, body });
}

const close = (id: string, key = member.key) =>
  api.call<WireCampaign>('DELETE', `/v1/campaigns/${id}`, { key });

async function list(query: string, key = donor.key): Promise<string[]> {
  const path = `/v1/campaigns?charity_id=${charity.id}&${query}`;
  const { status, body } = await api.call<{ campaigns: WireCampaign[]; total: number }>('GET', path, { key });
  expect(status).toBe(200);
  expect(body.total).toBe(body.campaigns.length);
  return body.campaigns.map(({ id }) => id);
}

function give(campaign_id: string) {
  const body = { charity_id: charity.id, amount: '25.00', currency: 'USD', campaign_id };
  return api.call<WireError & { donation_id: string }>('POST', '/v1/donations', { key: donor.key, body });
}

async function faultsOf(reply: Promise<{ status: number; body: unknown }>): Promise<string[]> {
  const { status, body } = await reply;
  expect(status).toBe(400);
  const { fields } = (body as WireError).error.details as { fields: { field: string }[] };
  return fields.map(({ field }) => field);
}

async function endYesterday(id: string): Promise<void> {
  await selectRows(api.db, `UPDATE campaigns SET deadline = now()::date - 2 WHERE id = $1 RETURNING id`, [
    id,
  ]);
}

it("a campaign has the fields that members set, and the charity's for the rest", async () => {
  const { status, body } = await create({
    currency: 'JPY',
    funding_goal: '100000',
    deadline: '2999-12-31',
    update_frequency: 'monthly',
    tags: ['roof'],
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    charity_id: charity.id,
    funding_goal: '100000',
    currency: 'JPY',
    matching: null,
    matching_funds: null,
    matching_funds_available: false,
    raised_usd: '0.00',
    progress_percent: 0,
    category: charity.category,
    location: { city: charity.city },
    status: 'active',
  });
  expect((await api.call('GET', `/v1/campaigns/${body.id}`, { key: donor.key })).body).toEqual(body);
});

it.each([
  [{ funding_goal: '0' }, 'funding_goal'],
  [{ funding_goal: '1.234' }, 'funding_goal'],
  [{ funding_goal: '1.5', currency: 'JPY' }, 'funding_goal'],
  [{ matching_funds: '5.00' }, 'matching_funds'],
  [{ deadline: '2020-01-01' }, 'deadline'],
  [{ update_frequency: 'hourly' }, 'update_frequency'],
  [{ raised_usd: '1.00' }, 'raised_usd'],
])('a campaign with %j is refused, naming %s', async (changes, field) => {
  expect(await faultsOf(create(changes))).toEqual([field]);
});

it('only members create, edit and close it', async () => {
  expect((await create({}, donor.key)).status).toBe(403);
  const unknown = await create<WireError>({ charity_id: 'charity_none' });
  expect([unknown.status, unknown.body.error.code]).toEqual([422, 'INVALID_CHARITY']);
  const { id } = (await create()).body;
  expect((await edit(id, { name: 'Mine' }, donor.key)).status).toBe(403);
  expect((await close(id, donor.key)).status).toBe(403);
  expect((await edit('campaign_none', { name: 'A' })).status).toBe(404);
  expect((await edit(id, { funding_goal: '2000.00' })).body).toMatchObject({
    name: 'A new roof',
    funding_goal: '2000.00',
    funding_goal_usd: '2000.00',
  });
  expect(await faultsOf(edit(id, { funding_goal: '1.234', deadline: '2020-01-01' }))).toEqual([
    'funding_goal',
    'deadline',
  ]);
  expect((await close(id)).body).toMatchObject({ status: 'closed' });
  expect((await close(id)).status).toBe(200);
  expect((await edit(id, { name: 'Again' })).status).toBe(409);
});

it('of an unlisted charity does not exist for others', async () => {
  charity = await buildCharity(api.db, { listed: false });
  member = await buildActor(api.db, { memberOf: charity.id });
  const { id } = (await create()).body;
  expect((await api.call('GET', `/v1/campaigns/${id}`, { key: donor.key })).status).toBe(404);
  expect(await list('')).toEqual([]);
  expect(await list('', member.key)).toEqual([id]);
});

it('takes gifts to its own charity until it is closed or over', async () => {
  const { id } = (await create()).body;
  const { status, body } = await give(id);
  expect(status).toBe(201);
  const gift = await api.call('GET', `/v1/donations/${body.donation_id}`, { key: donor.key });
  expect(gift.body).toMatchObject({ campaign_id: id });
  expect(await faultsOf(give('campaign_none'))).toEqual(['campaign_id']);
  await endYesterday(id);
  expect(await faultsOf(give(id))).toEqual(['campaign_id']);
  await edit(id, { deadline: null });
  expect((await give(id)).status).toBe(201);
  await close(id);
  expect(await faultsOf(give(id))).toEqual(['campaign_id']);
  const elsewhere = await buildCharity(api.db);
  charity = elsewhere;
  expect(await faultsOf(give(id))).toEqual(['campaign_id']);
});

it('shows the raised amount at once, folded or not, and less after a refund', async () => {
  const { id } = (await create({ currency: 'EUR', funding_goal: '100.00' })).body;
  const gift = await buildDonation(api.db, {
    charityId: charity.id,
    campaignId: id,
    amountMinor: 5_000n,
    amountUsdMinor: 5_000n,
  });
  await moveDonation(api.db, gift.id, 'pending', { status: 'completed', settledAt: new Date() });
  const read = async () =>
    (await api.call<{ progress_percent: number }>('GET', `/v1/campaigns/${id}`, { key: donor.key })).body;
  const raised = { raised_usd: '50.00', donations: 1, progress_percent: expect.any(Number) as number };
  const before = await read();
  expect(before).toMatchObject(raised);
  expect(before.progress_percent).toBeGreaterThan(30);
  await foldImpact(api.db);
  expect(await read()).toEqual(before);
  expect(await list('progress_min=30')).toEqual([id]);
  expect(await list('progress_max=29')).toEqual([]);
  await moveDonation(api.db, gift.id, 'completed', { status: 'refunded', refundedMinor: 5_000n });
  expect(await read()).toMatchObject({ raised_usd: '0.00', donations: 0, progress_percent: 0 });
});

it('is found by every filter of the taxonomy', async () => {
  const small = (await create({ funding_goal: '100.00', update_frequency: 'weekly' })).body.id;
  const large = (
    await create({
      funding_goal: '90000.00',
      deadline: '2999-06-30',
      category: 'Environment',
      location: { country: 'CA', state: 'ON' },
    })
  ).body.id;
  const closed = (await create()).body.id;
  await close(closed);
  const ended = (await create()).body.id;
  await endYesterday(ended);
  expect(await list('')).toEqual([ended, closed, large, small]);
  expect(await list('status=active')).toEqual([large, small]);
  expect(await list('status=ended')).toEqual([ended]);
  expect(await list('status=closed')).toEqual([closed]);
  expect(await list('goal_min=1001')).toEqual([large]);
  expect(await list('goal_max=100')).toEqual([small]);
  expect(await list('deadline_from=2999-06-30&deadline_to=2999-06-30')).toEqual([large]);
  await markMatching(api.db, large, true);
  expect(await list('matching_funds_available=true')).toEqual([large]);
  expect(await list('update_frequency=weekly')).toEqual([small]);
  expect(await list('category=Environment')).toEqual([large]);
  expect(await list('country=CA&state=ON')).toEqual([large]);
  expect(await list('progress_min=0&progress_max=0&status=closed')).toEqual([closed]);
  for (const query of ['goal_min=-1', 'deadline_from=0000-01-01', 'deadline_to=0000-01-01']) {
    expect((await api.call('GET', `/v1/campaigns?${query}`, { key: donor.key })).status).toBe(400);
  }
});
