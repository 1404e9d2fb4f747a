/** Returns of matched gifts race against the charge that collects their matches: no cent is matched twice or lost. */
import { type GivingClient } from '../../../client/index';
import { selectRows } from '../../../db/database';
import { buildCharity } from '../../factories';
import { completeGiven } from '../../factories/completed-gift';
import { activitiesOf } from '../../support/activities';
import { type Person, useApi } from '../../support/api';
import { sizeOf } from '../../support/large';
import { findBroken } from '../../support/broken-invariants';
import { settleRefunds } from '../../support/matching';
import { outcomes } from '../../support/refusal';

const ROUNDS = sizeOf({ usual: 3, large: 200 });
jest.setTimeout(120_000 + ROUNDS * 10_000);

const CAP_MINOR = 6_001;
const LATER_MS = 20_000;

const api = useApi();
let charityId: string;
let member: GivingClient;
let sponsor: Person;
let donor: GivingClient;
let campaignId: string;
let pledgeId: string;
let nowMs = Date.now();

/** A campaign with an accepted pledge. */
async function begin(): Promise<void> {
  charityId = (await buildCharity(api.db)).id;
  ({ client: member } = await api.person({ memberOf: charityId }));
  [sponsor, { client: donor }] = [await api.person(), await api.person()];
  const campaign = { charity_id: charityId, name: 'A new roof', funding_goal: '1000.00' };
  campaignId = (await member.campaigns.create(campaign)).id;
  ({ pledge_id: pledgeId } = await sponsor.client.matching.create(campaignId, {
    source: 'own_card',
    ratio: '1',
    cap: '60.01',
    currency: 'USD',
    ends_at: '2999-12-31T00:00:00Z',
  }));
  await member.matching.accept(campaignId, pledgeId);
}

async function give(amount: string): Promise<string> {
  const order = { charity_id: charityId, amount, currency: 'USD', campaign_id: campaignId } as const;
  return (await donor.donations.create(order)).donation_id;
}

const complete = (id: string) => completeGiven(api.db, id);

async function refund(donationId: string, amount?: string): Promise<void> {
  await member.refunds.create(donationId, { amount });
  await settleRefunds(api.db, campaignId);
}

function follow() {
  nowMs = Math.max(nowMs, Date.now()) + LATER_MS;
  return activitiesOf(api.db).followPledge({ pledgeId, nowMs });
}

async function pendingCharges(): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    api.db,
    `SELECT id FROM donations WHERE donor_user_id = $1 AND status = 'pending'`,
    [sponsor.userId],
  );
  return rows.map(({ id }) => id);
}

/** Charges and returns until nothing is left to do. */
async function drain(): Promise<void> {
  for (;;) {
    await follow();
    const charges = await pendingCharges();
    for (const id of charges) await complete(id);
    if ((await settleRefunds(api.db, campaignId)) === 0 && charges.length === 0) return;
  }
}

interface Sums {
  /** What gifts keep of their matches, what the pledge says that they keep, and what the sponsor paid for good. */
  kept: number;
  used: number;
  paid: number;
}

async function sums(): Promise<Sums | undefined> {
  const [row] = await selectRows<Sums>(
    api.db,
    `SELECT (SELECT coalesce(sum(kept_minor), 0)::float8 FROM gift_matches WHERE pledge_id = p.id) AS kept,
            used_minor::float8 AS used,
            (SELECT coalesce(sum(amount_minor - refunded_minor), 0)::float8 FROM donations
             WHERE donor_user_id = p.sponsor_user_id AND status IN ('completed', 'refunded')) AS paid
     FROM matching_pledges p WHERE p.id = $1`,
    [pledgeId],
  );
  return row;
}

async function expectExact(): Promise<void> {
  expect(await findBroken(api.db)).toEqual([]);
  const { kept, used, paid } = (await sums()) ?? { kept: -1, used: -1, paid: -1 };
  expect([kept, paid]).toEqual([used, used]);
  expect(used).toBeLessThanOrEqual(CAP_MINOR);
}

it('a refund of a matched gift races against the charge that collects its match, and against new gifts', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await begin();
    const gifts = [await give('25.00'), await give('20.01'), await give('40.00')];
    await Promise.all(gifts.map(complete));
    expect((await sums())?.used).toBe(CAP_MINOR);
    const fresh = ['13.00', '9.99'].map(async (amount) => {
      const id = await give(amount);
      await complete(id);
    });
    await Promise.all([follow(), refund(gifts[0] ?? ''), refund(gifts[1] ?? '', '7.77'), ...fresh]);
    await drain();
    await expectExact();
  }
});

it('refunds of a matched gift, of the gift that pays its match, and the end of that payment race', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await begin();
    const gifts = [await give('25.00'), await give('20.01'), await give('40.00')];
    await Promise.all(gifts.map(complete));
    await follow();
    const [paying = ''] = await pendingCharges();
    await Promise.all([complete(paying), refund(gifts[0] ?? '', '12.34')]);
    await Promise.all([refund(paying, '3.33'), refund(gifts[1] ?? ''), refund(gifts[2] ?? '', '0.01')]);
    await drain();
    await expectExact();
  }
});

it('of twenty pledges accepted at once, one is accepted and the others are refused', async () => {
  const { id } = await buildCharity(api.db);
  const { client } = await api.person({ memberOf: id });
  const campaign = await client.campaigns.create({
    charity_id: id,
    name: 'A new well',
    funding_goal: '1000.00',
  });
  const pledge = async () =>
    (await api.person()).client.matching.create(campaign.id, {
      source: 'own_card',
      ratio: '1',
      cap: '60.01',
      currency: 'USD',
      ends_at: '2999-12-31T00:00:00Z',
    });
  const pledges = await Promise.all(Array.from({ length: 20 }, pledge));
  const accepted = pledges.map(({ pledge_id }) => client.matching.accept(campaign.id, pledge_id));
  const refused = Array.from({ length: 19 }, () => '409 CONFLICT');
  expect(await outcomes(accepted)).toEqual([...refused, 'accepted']);
});
