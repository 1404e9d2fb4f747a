import { type ListCampaignsQuery } from '../../../client';
import { selectRows } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { storeGiftMove } from '../../../db/queries/gifts/gifts';
import { markMatching } from '../../../db/queries/matching/pledges';
import { foldImpact } from '../../../operations/impact/fold-impact';
import { buildCharity, buildGift } from '../../factories';
import { type Person, useApi } from '../../support/api';
import { refusal } from '../../support/refusal';

const api = useApi();
let charity: Charity;
let member: Person;
let donor: Person;
beforeAll(async () => {
  donor = await api.person();
});
beforeEach(async () => {
  charity = await buildCharity(api.db);
  member = await api.person({ memberOf: charity.id });
});

const create = (changes: object = {}, { client } = member) =>
  client.campaigns.create({
    charity_id: charity.id,
    name: 'A new roof',
    funding_goal: '1000.00',
    ...changes,
  });

async function list(filter: ListCampaignsQuery = {}, { client } = donor): Promise<string[]> {
  const { campaigns, total } = await client.campaigns.list({ charity_id: charity.id, ...filter });
  expect(total).toBe(campaigns.length);
  return campaigns.map(({ id }) => id);
}

const give = (campaign_id: string) =>
  donor.client.donations.create({ charity_id: charity.id, amount: '25.00', currency: 'USD', campaign_id });

async function endYesterday(id: string): Promise<void> {
  await selectRows(api.db, `UPDATE campaigns SET deadline = now()::date - 2 WHERE id = $1 RETURNING id`, [
    id,
  ]);
}

it("a campaign has the fields that members set, and the charity's for the rest", async () => {
  const campaign = await create({
    currency: 'JPY',
    funding_goal: '100000',
    deadline: '2999-12-31',
    update_frequency: 'monthly',
    tags: ['roof'],
  });
  expect(campaign).toMatchObject({
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
  expect(await donor.client.campaigns.get(campaign.id)).toEqual(campaign);
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
  expect(await refusal(create(changes))).toBe(`400 ${field}`);
});

it('only members create, edit and close it', async () => {
  expect(await refusal(create({}, donor))).toBe('403 FORBIDDEN');
  expect(await refusal(create({ charity_id: 'charity_none' }))).toBe('422 INVALID_CHARITY');
  const { id } = await create();
  const { campaigns } = member.client;
  expect(await refusal(donor.client.campaigns.update(id, { name: 'Mine' }))).toBe('403 FORBIDDEN');
  expect(await refusal(donor.client.campaigns.close(id))).toBe('403 FORBIDDEN');
  expect(await refusal(campaigns.update('campaign_none', { name: 'A' }))).toBe('404 NOT_FOUND');
  expect(await campaigns.update(id, { funding_goal: '2000.00' })).toMatchObject({
    name: 'A new roof',
    funding_goal: '2000.00',
    funding_goal_usd: '2000.00',
  });
  const wrong = { funding_goal: '1.234', deadline: '2020-01-01' };
  expect(await refusal(campaigns.update(id, wrong))).toBe('400 funding_goal deadline');
  expect(await campaigns.close(id)).toMatchObject({ status: 'closed' });
  expect(await campaigns.close(id)).toMatchObject({ status: 'closed' });
  expect(await refusal(campaigns.update(id, { name: 'Again' }))).toBe('409 CONFLICT');
});

it('of an unlisted charity does not exist for others', async () => {
  charity = await buildCharity(api.db, { listed: false });
  member = await api.person({ memberOf: charity.id });
  const { id } = await create();
  expect(await refusal(donor.client.campaigns.get(id))).toBe('404 NOT_FOUND');
  expect(await list()).toEqual([]);
  expect(await list({}, member)).toEqual([id]);
});

it('takes gifts to its own charity until it is closed or over', async () => {
  const { id } = await create();
  const { donation_id: gift } = await give(id);
  expect(await donor.client.donations.get(gift)).toMatchObject({ campaign_id: id });
  expect(await refusal(give('campaign_none'))).toBe('400 campaign_id');
  await endYesterday(id);
  expect(await refusal(give(id))).toBe('400 campaign_id');
  await member.client.campaigns.update(id, { deadline: null });
  expect((await give(id)).status).toBe('pending');
  await member.client.campaigns.close(id);
  expect(await refusal(give(id))).toBe('400 campaign_id');
  charity = await buildCharity(api.db);
  expect(await refusal(give(id))).toBe('400 campaign_id');
});

it('shows the raised amount at once, folded or not, and less after a refund', async () => {
  const { id } = await create({ currency: 'EUR', funding_goal: '100.00' });
  const gift = await buildGift(api.db, {
    charityId: charity.id,
    campaignId: id,
    amountMinor: 5_000n,
    amountUsdMinor: 5_000n,
  });
  await storeGiftMove(api.db, gift.id, 'pending', { status: 'completed', settledAt: new Date() });
  const read = () => donor.client.campaigns.get(id);
  const raised = { raised_usd: '50.00', donations: 1, progress_percent: expect.any(Number) as number };
  const before = await read();
  expect(before).toMatchObject(raised);
  expect(before.progress_percent).toBeGreaterThan(30);
  await foldImpact(api.db);
  expect(await read()).toEqual(before);
  expect(await list({ progress_min: '30' })).toEqual([id]);
  expect(await list({ progress_max: '29' })).toEqual([]);
  await storeGiftMove(api.db, gift.id, 'completed', { status: 'refunded', refundedMinor: 5_000n });
  expect(await read()).toMatchObject({ raised_usd: '0.00', donations: 0, progress_percent: 0 });
});

it('is found by every filter of the taxonomy', async () => {
  const { id: small } = await create({ funding_goal: '100.00', update_frequency: 'weekly' });
  const { id: large } = await create({
    funding_goal: '90000.00',
    deadline: '2999-06-30',
    category: 'Environment',
    location: { country: 'CA', state: 'ON' },
  });
  const { id: closed } = await create();
  await member.client.campaigns.close(closed);
  const { id: ended } = await create();
  await endYesterday(ended);
  expect(await list()).toEqual([ended, closed, large, small]);
  expect(await list({ status: 'active' })).toEqual([large, small]);
  expect(await list({ status: 'ended' })).toEqual([ended]);
  expect(await list({ status: 'closed' })).toEqual([closed]);
  expect(await list({ goal_min: '1001' })).toEqual([large]);
  expect(await list({ goal_max: '100' })).toEqual([small]);
  expect(await list({ deadline_from: '2999-06-30', deadline_to: '2999-06-30' })).toEqual([large]);
  await markMatching(api.db, large, true);
  expect(await list({ matching_funds_available: true })).toEqual([large]);
  expect(await list({ update_frequency: 'weekly' })).toEqual([small]);
  expect(await list({ category: 'Environment' })).toEqual([large]);
  expect(await list({ country: 'CA', state: 'ON' })).toEqual([large]);
  expect(await list({ progress_min: '0', progress_max: '0', status: 'closed' })).toEqual([closed]);
  const wrong = [{ goal_min: '-1' }, { deadline_from: '0000-01-01' }, { deadline_to: '0000-01-01' }];
  for (const filter of wrong) {
    expect(await refusal(donor.client.campaigns.list(filter))).toBe(`400 ${Object.keys(filter).join('')}`);
  }
});
