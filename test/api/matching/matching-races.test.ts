/** Returns of matched gifts race against the charge that collects their matches: no cent is matched twice or lost. */
import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import { inTransaction, selectRows } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { findDonation } from '../../../db/queries/gifts/gifts';
import { checkLedger, type InvariantResult } from '../../../db/queries/ledger/check';
import { findRefund } from '../../../db/queries/refunds/refunds';
import { requireRow } from '../../../domain/errors';
import { createGateways } from '../../../gateways';
import { completeRefund } from '../../../operations/refunds/complete-refund';
import { buildActor, buildCharity, type BuiltActor } from '../../factories';
import { completeDonation } from '../../factories/completed-gift';
import { useApi } from '../../support/api';
import { sizeOf } from '../../support/large';

const ROUNDS = sizeOf({ usual: 3, large: 200 });
jest.setTimeout(120_000 + ROUNDS * 10_000);

const CAP_MINOR = 6_001;
const LATER_MS = 20_000;

const api = useApi();
let charity: Charity;
let member: BuiltActor;
let sponsor: BuiltActor;
let donor: BuiltActor;
let activities: ReturnType<typeof createActivities>;
let campaignId: string;
let pledgeId: string;
let nowMs = Date.now();

beforeAll(async () => {
  activities = createActivities({ db: api.db, gateways: createGateways(readConfig({}), api.db) });
});

/** A campaign with an accepted pledge. */
async function begin(): Promise<void> {
  charity = await buildCharity(api.db);
  member = await buildActor(api.db, { memberOf: charity.id });
  [sponsor, donor] = [await buildActor(api.db), await buildActor(api.db)];
  const campaign = { charity_id: charity.id, name: 'A new roof', funding_goal: '1000.00' };
  campaignId = (await post<{ id: string }>('/v1/campaigns', member, campaign)).id;
  const path = `/v1/campaigns/${campaignId}/matching`;
  const ends = '2999-12-31T00:00:00Z';
  const terms = { source: 'own_card', ratio: '1', cap: '60.01', currency: 'USD', ends_at: ends };
  pledgeId = (await post<{ pledge_id: string }>(path, sponsor, terms)).pledge_id;
  await post(`${path}/${pledgeId}/accept`, member, undefined);
}

async function post<Body>(path: string, { key }: BuiltActor, body: object | undefined): Promise<Body> {
  const {
    status,
    body: made,
    text,
  } = await api.call<Body>('POST', path, {
    key,
    ...(body === undefined ? {} : { body }),
  });
  if (status >= 300) throw new Error(text);
  return made;
}

async function give(amount: string): Promise<string> {
  const order = { charity_id: charity.id, amount, currency: 'USD', campaign_id: campaignId };
  return (await post<{ donation_id: string }>('/v1/donations', donor, order)).donation_id;
}

async function complete(id: string): Promise<void> {
  await completeDonation(api.db, requireRow(await findDonation(api.db, id), id));
}

async function refund(donationId: string, amount?: string): Promise<void> {
  await post(`/v1/donations/${donationId}/refunds`, member, amount === undefined ? {} : { amount });
  await settleRefunds();
}

/** Completes the refunds of the round that wait, as their workflows do. */
async function settleRefunds(): Promise<number> {
  const rows = await selectRows<{ id: string }>(
    api.db,
    `SELECT r.id FROM refunds r JOIN donations d ON d.id = r.donation_id
     WHERE r.status = 'pending' AND d.campaign_id = $1`,
    [campaignId],
  );
  for (const { id } of rows) {
    const waiting = requireRow(await findRefund(api.db, id), id);
    await inTransaction(api.db, (tx) => completeRefund(tx, { refund: waiting, at: new Date() }));
  }
  return rows.length;
}

function follow() {
  nowMs = Math.max(nowMs, Date.now()) + LATER_MS;
  return activities.followPledge({ pledgeId, nowMs });
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
    if ((await settleRefunds()) === 0 && charges.length === 0) return;
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
  const broken: InvariantResult[] = [];
  await checkLedger(api.db, (result) => {
    if (result.offenders > 0) broken.push(result);
  });
  expect(broken).toEqual([]);
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
