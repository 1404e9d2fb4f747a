/** Pledges of sponsors: who may do what, which gifts they match, and what becomes of a match. */
import { type FollowedPledge } from '../../../activities/matching';
import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import { inTransaction, selectRows } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { findDonation, type Donation } from '../../../db/queries/gifts/gifts';
import { checkLedger, type InvariantResult } from '../../../db/queries/ledger/check';
import { findRefund } from '../../../db/queries/refunds/refunds';
import { requireRow } from '../../../domain/errors';
import { createGateways } from '../../../gateways';
import { newId } from '../../../new-id';
import { openDispute } from '../../../operations/disputes/open-dispute';
import { resolveDispute } from '../../../operations/disputes/resolve-dispute';
import { failGift } from '../../../operations/gifts/fail-gift';
import { completeRefund } from '../../../operations/refunds/complete-refund';
import { reverseRefund } from '../../../operations/refunds/reverse-refund';
import { buildActor, buildCharity, type BuiltActor } from '../../factories';
import { completeDonation } from '../../factories/completed-gift';
import { type WireError, useApi } from '../../support/api';

interface WirePledge {
  pledge_id: string;
  status: string;
  end_reason: string | null;
  source: string | null;
  used: string;
  left: string;
}

interface WireGift {
  donation_id: string;
  status: string;
  amount: string;
  refunded_amount: string;
  matched_amount: string | null;
  match_failed: boolean;
  matches: string[];
}

const LATER_MS = 20_000;

const api = useApi();
let charity: Charity;
let member: BuiltActor;
let sponsor: BuiltActor;
let donor: BuiltActor;
let campaignId: string;
let activities: ReturnType<typeof createActivities>;
/** The clock of the pledges' workflows. */
let nowMs = Date.now();

beforeAll(async () => {
  activities = createActivities({ db: api.db, gateways: createGateways(readConfig({}), api.db) });
});
beforeEach(async () => {
  charity = await buildCharity(api.db);
  [member, sponsor, donor] = [
    await buildActor(api.db, { memberOf: charity.id }),
    await buildActor(api.db),
    await buildActor(api.db),
  ];
  const body = { charity_id: charity.id, name: 'A new roof', funding_goal: '1000.00' };
  campaignId = (await api.call<{ id: string }>('POST', '/v1/campaigns', { key: member.key, body })).body.id;
});

const path = (id?: string) => `/v1/campaigns/${campaignId}/matching${id === undefined ? '' : `/${id}`}`;

function pledge<Body = WirePledge>(changes: object = {}, key = sponsor.key) {
  const terms = {
    source: 'own_card',
    ratio: '1',
    cap: '100.00',
    currency: 'USD',
    ends_at: '2999-12-31T00:00:00Z',
  };
  return api.call<Body>('POST', path(), { key, body: { ...terms, ...changes } });
}

async function acceptedPledge(changes: object = {}): Promise<string> {
  const { pledge_id } = (await pledge(changes)).body;
  expect((await send('POST', `${pledge_id}/accept`, member)).status).toBe(200);
  return pledge_id;
}

function send<Body = WirePledge>(method: string, id: string, { key }: BuiltActor, body?: object) {
  return api.call<Body>(method, path(id), { key, ...(body === undefined ? {} : { body }) });
}

async function give(changes: object = {}, { key }: BuiltActor = donor): Promise<WireGift> {
  const body = {
    charity_id: charity.id,
    amount: '25.00',
    currency: 'USD',
    campaign_id: campaignId,
    ...changes,
  };
  return (await api.call<WireGift>('POST', '/v1/donations', { key, body })).body;
}

async function giveCompleted(changes: object = {}): Promise<WireGift> {
  const gift = await give(changes);
  await complete(gift.donation_id);
  return gift;
}

const giftOf = async (id: string): Promise<Donation> => requireRow(await findDonation(api.db, id), id);
const complete = async (id: string) => completeDonation(api.db, await giftOf(id));

async function shown(id: string, { key }: BuiltActor = donor): Promise<WireGift> {
  return (await api.call<WireGift>('GET', `/v1/donations/${id}`, { key })).body;
}

/** Takes the pledge's next steps at a time when all completed gifts are due. */
function follow(pledgeId: string): Promise<FollowedPledge> {
  nowMs = Math.max(nowMs, Date.now()) + LATER_MS;
  return activities.followPledge({ pledgeId, nowMs });
}

/** The sponsor's gifts, newest first. */
async function paid(): Promise<WireGift[]> {
  const { body } = await api.call<{ donations: WireGift[] }>('GET', '/v1/users/me/donations', {
    key: sponsor.key,
  });
  return body.donations;
}

async function settleRefunds(donationId: string): Promise<void> {
  const rows = await selectRows<{ id: string }>(
    api.db,
    `SELECT id FROM refunds WHERE donation_id = $1 AND status = 'pending'`,
    [donationId],
  );
  for (const { id } of rows) {
    const refund = requireRow(await findRefund(api.db, id), id);
    await inTransaction(api.db, (tx) => completeRefund(tx, { refund, at: new Date() }));
  }
}

async function refund(donationId: string, amount: string | undefined, { key }: BuiltActor): Promise<string> {
  const body = amount === undefined ? {} : { amount };
  const { body: made } = await api.call<{ refund_id: string }>(
    'POST',
    `/v1/donations/${donationId}/refunds`,
    {
      key,
      body,
    },
  );
  await settleRefunds(donationId);
  return made.refund_id;
}

async function dispute(donationId: string): Promise<string> {
  const order = { id: newId('dispute'), donationId, reason: null, openedByUserId: member.userId };
  const at = new Date();
  return (await inTransaction(api.db, (tx) => openDispute(tx, { ...order, evidenceDueAt: at, at }))).id;
}

function resolve(disputeId: string, outcome: 'won' | 'lost') {
  const resolvedByUserId = member.userId;
  return inTransaction(api.db, (tx) =>
    resolveDispute(tx, { disputeId, outcome, resolvedByUserId, at: new Date() }),
  );
}

async function decline(id: string): Promise<void> {
  const gift = await giftOf(id);
  await inTransaction(api.db, (tx) => failGift(tx, { gift, code: 'INSUFFICIENT_FUNDS', at: new Date() }));
}

const read = async (id: string) => (await send('GET', id, sponsor)).body;

afterEach(async () => {
  const broken: InvariantResult[] = [];
  await checkLedger(api.db, (result) => {
    if (result.offenders > 0) broken.push(result);
  });
  expect(broken).toEqual([]);
});

it.each([
  [{ ratio: '5.01' }, 'ratio'],
  [{ ratio: '0.001' }, 'ratio'],
  [{ cap: '0' }, 'cap'],
  [{ cap: '1.234' }, 'cap'],
  [{ currency: 'XXX' }, 'currency'],
  [{ ends_at: '2020-01-01T00:00:00Z' }, 'ends_at'],
  [{ ends_at: 'soon' }, 'ends_at'],
  [{ source: 'source_of_another' }, 'source'],
])('a pledge with %j is refused, naming %s', async (changes, field) => {
  const { status, body } = await pledge<WireError>(changes);
  const { fields } = body.error.details as { fields: { field: string }[] };
  expect([status, fields.map((fault) => fault.field)]).toEqual([400, [field]]);
});

it('a sponsor pledges no more than may be given at once', async () => {
  sponsor = await buildActor(api.db, { verificationLevel: 'basic' });
  expect((await pledge({ cap: '1000.01' })).status).toBe(403);
  expect((await pledge({ cap: '1000.00' })).status).toBe(201);
});

it('one pledge at a time is accepted, by members, and its sponsor or a member ends it', async () => {
  const first = (await pledge()).body;
  expect(first).toMatchObject({ status: 'pending', source: 'own_card', used: '0.00', left: '100.00' });
  const second = (await pledge({ cap: '7.00' })).body;
  expect((await give()).matched_amount).toBeNull();
  expect((await send('POST', `${first.pledge_id}/accept`, sponsor)).status).toBe(403);
  expect((await send('POST', `${first.pledge_id}/accept`, donor)).status).toBe(404);
  const accepted = await send('POST', `${first.pledge_id}/accept`, member);
  expect(accepted.body).toMatchObject({ status: 'accepted', source: null });
  expect((await send('POST', `${first.pledge_id}/accept`, member)).status).toBe(409);
  expect((await send('POST', `${second.pledge_id}/accept`, member)).status).toBe(409);
  const list = async ({ key }: BuiltActor) =>
    (await api.call<{ total: number }>('GET', path(), { key })).body.total;
  expect(await Promise.all([sponsor, member, donor].map(list))).toEqual([2, 2, 0]);

  const ended = (await send('DELETE', first.pledge_id, member)).body;
  expect(ended).toMatchObject({ status: 'ended', end_reason: 'charity' });
  expect((await send('DELETE', first.pledge_id, sponsor)).body).toEqual({ ...ended, source: 'own_card' });
  expect((await send('POST', `${second.pledge_id}/accept`, member)).status).toBe(200);
  expect((await give()).matched_amount).toBe('7.00');
  const third = (await pledge()).body.pledge_id;
  expect((await send('DELETE', third, sponsor)).body).toMatchObject({
    status: 'withdrawn',
    end_reason: 'sponsor',
  });
  expect((await send('POST', `${third}/accept`, member)).status).toBe(409);
});

it('a pledge that is over makes room for another one', async () => {
  const first = await acceptedPledge();
  await selectRows(api.db, 'UPDATE matching_pledges SET ends_at = now() WHERE id = $1 RETURNING id', [first]);
  expect((await give()).matched_amount).toBeNull();
  await acceptedPledge();
  expect(await read(first)).toMatchObject({ status: 'ended', end_reason: 'time' });
  expect((await give()).matched_amount).toBe('25.00');
});

it('gifts of others are matched at the rates of the day, those of the sponsor and of members are not', async () => {
  const id = await acceptedPledge({ ratio: '0.5', cap: '30.00' });
  expect((await give({}, sponsor)).matched_amount).toBeNull();
  expect((await give({}, member)).matched_amount).toBeNull();
  const at = new Date().toISOString().slice(0, 10);
  const rate = `INSERT INTO exchange_rates (currency, date, usd_per_unit, origin) VALUES ('EUR', $1, 1.1, 'file')
    ON CONFLICT (currency, date) DO UPDATE SET usd_per_unit = 1.1 RETURNING currency`;
  await selectRows(api.db, rate, [at]);
  expect(await give({ currency: 'EUR', amount: '10.01' })).toMatchObject({
    matched_amount: '5.51',
    matched_currency: 'USD',
  });
  expect((await give({ amount: '48.00' })).matched_amount).toBe('24.00');
  const campaign = await api.call('GET', `/v1/campaigns/${campaignId}`, { key: donor.key });
  const matching = { cap: '30.00', used: '29.51', left: '0.49', currency: 'USD', ratio: '0.50' };
  expect(campaign.body).toMatchObject({ matching, matching_funds: '0.49', matching_funds_available: true });
  expect((await give()).matched_amount).toBe('0.49');
  expect(await read(id)).toMatchObject({ used: '30.00', left: '0.00' });
});

it('what fails or returns before its charge is released, and reserved again if its refund fails later', async () => {
  const id = await acceptedPledge({ cap: '60.00' });
  const failing = await give();
  const [returning] = [await giveCompleted(), await give({ amount: '10.00' })];
  expect(await read(id)).toMatchObject({ left: '0.00' });
  await decline(failing.donation_id);
  expect(await shown(failing.donation_id)).toMatchObject({ matched_amount: '0.00', match_failed: false });
  expect(await read(id)).toMatchObject({ left: '25.00' });
  const first = await refund(returning.donation_id, '0.01', donor);
  expect(first).toBeDefined();
  const refundId = await refund(returning.donation_id, '10.00', member);
  expect(await shown(returning.donation_id)).toMatchObject({ matched_amount: '14.99' });
  expect(await read(id)).toMatchObject({ left: '35.01' });
  expect((await give({ amount: '30.00' })).matched_amount).toBe('30.00');
  const late = requireRow(await findRefund(api.db, refundId), refundId);
  await inTransaction(api.db, (tx) =>
    reverseRefund(tx, { refund: late, failureCode: 'REFUSED', at: new Date() }),
  );
  expect(await shown(returning.donation_id)).toMatchObject({ matched_amount: '20.00' });
  expect(await read(id)).toMatchObject({ left: '0.00' });
});

it('due matches are charged as one gift, and what returns later goes back at the cost of the charity', async () => {
  const id = await acceptedPledge();
  const gifts = [await giveCompleted(), await giveCompleted({ amount: '10.00' })];
  const disputed = await giveCompleted({ amount: '5.00' });
  const open = await dispute(disputed.donation_id);
  await follow(id);
  const [charge] = await paid();
  const ids = gifts.map(({ donation_id }) => donation_id).sort();
  expect(charge).toMatchObject({ amount: '35.00', status: 'pending', matches: ids, matched_amount: null });
  const donationId = charge?.donation_id ?? '';
  // Waits, because the sponsor's gift is pending.
  await refund(ids[0] ?? '', '2.50', member);
  await complete(donationId);
  await settleRefunds(donationId);
  expect(await shown(donationId, sponsor)).toMatchObject({ refunded_amount: '2.50', status: 'completed' });
  await refund(ids[1] ?? '', undefined, member);
  await settleRefunds(donationId);
  const [kept] = (await Promise.all(ids.map((each) => shown(each)))).map((gift) =>
    Number(gift.matched_amount),
  );
  const back = Number((await shown(donationId, sponsor)).refunded_amount);
  expect(back + Number(kept)).toBe(35);
  const own = await api.call('POST', `/v1/donations/${donationId}/refunds`, {
    key: sponsor.key,
    body: {},
  });
  expect([own.status, own.body.error.details]).toEqual([409, { reason: 'matches' }]);
  await resolve(open, 'won');
  await send('DELETE', id, sponsor);
  expect((await follow(id)).nextAtMs).not.toBeNull();
  const [second] = await paid();
  expect(second).toMatchObject({ amount: '5.00', matches: [disputed.donation_id] });
  await complete(second?.donation_id ?? '');
  expect(await follow(id)).toEqual({ status: 'ended', nextAtMs: null });
});

it('a declined charge is retried, also from another source, and then its gifts show match_failed', async () => {
  const id = await acceptedPledge({ source: 'card_slow' });
  const gift = await giveCompleted();
  for (const attempt of [1, 2, 3]) {
    await follow(id);
    const all = await paid();
    expect(all).toHaveLength(attempt);
    expect(await shown(gift.donation_id)).toMatchObject({ matched_amount: '25.00', match_failed: false });
    await decline(all[0]?.donation_id ?? '');
    if (attempt === 1) {
      expect((await send('PATCH', id, donor, { source: 'own_card' })).status).toBe(404);
      expect((await send('PATCH', id, member, { source: 'own_card' })).status).toBe(403);
      expect((await send('PATCH', id, sponsor, { source: 'own_ach' })).status).toBe(400);
      expect((await send('PATCH', id, sponsor, { source: 'own_card' })).body.source).toBe('own_card');
    }
  }
  const other = await giveCompleted();
  expect(await follow(id)).toMatchObject({ status: 'ended' });
  expect(await shown(gift.donation_id)).toMatchObject({ matched_amount: '0.00', match_failed: true });
  expect(await read(id)).toMatchObject({ status: 'ended', end_reason: 'charge_failed', used: '25.00' });
  expect((await give()).matched_amount).toBeNull();
  await follow(id);
  expect((await paid())[0]).toMatchObject({ matches: [other.donation_id] });
});

it('matches fail if the payment of the sponsor is taken back', async () => {
  const id = await acceptedPledge();
  const gift = await giveCompleted();
  await follow(id);
  const donationId = (await paid())[0]?.donation_id ?? '';
  await complete(donationId);
  expect(await shown(gift.donation_id)).toMatchObject({ matched_amount: '25.00' });
  await resolve(await dispute(donationId), 'lost');
  expect(await shown(gift.donation_id)).toMatchObject({ matched_amount: '0.00', match_failed: true });
  expect(await read(id)).toMatchObject({ end_reason: 'charge_failed', used: '0.00' });
});

it('what a charity returns of a matching gift lowers its matches exactly, and goes back once', async () => {
  const id = await acceptedPledge();
  const gifts = [
    await giveCompleted({ amount: '10.01' }),
    await giveCompleted({ amount: '10.02' }),
    await giveCompleted({ amount: '30.00' }),
  ].map(({ donation_id }) => donation_id);
  await follow(id);
  const donationId = (await paid())[0]?.donation_id ?? '';
  await complete(donationId);
  const cents = async () => {
    const all = await Promise.all(gifts.map((each) => shown(each)));
    expect(all.map((gift) => gift.match_failed)).toEqual([false, false, false]);
    return all.map((gift) => Math.round(Number(gift.matched_amount) * 100));
  };
  const sum = (parts: number[]) => parts.reduce((total, part) => total + part, 0);
  const backOf = async () => Math.round(Number((await shown(donationId, sponsor)).refunded_amount) * 100);

  await refund(donationId, '5.01', member);
  const lowered = await cents();
  expect(lowered).toEqual([901, 901, 2700]);
  expect([sum(lowered), await backOf()]).toEqual([4502, 501]);
  expect(await read(id)).toMatchObject({ used: '45.02', left: '54.98', status: 'accepted' });

  await refund(gifts[2] ?? '', undefined, member);
  await settleRefunds(donationId);
  expect(await cents()).toEqual([901, 901, 0]);
  expect(await backOf()).toBe(5003 - 1802);
  await refund(donationId, '0.03', member);
  expect(sum(await cents())).toBe(1799);
  expect(await backOf()).toBe(5003 - 1799);
  expect(await read(id)).toMatchObject({ used: '17.99' });
});

it('matches that are too small for a charge wait for more', async () => {
  const id = await acceptedPledge({ ratio: '0.01' });
  const gift = await giveCompleted();
  expect(gift.matched_amount).toBe('0.25');
  await follow(id);
  expect(await paid()).toEqual([]);
  await giveCompleted({ amount: '900.00' });
  await follow(id);
  expect((await paid())[0]).toMatchObject({ amount: '9.25' });
});

it('a source that a pledge needs is removed only if another one takes over', async () => {
  const add = async () => {
    const body = { kind: 'card', processor_token: 'card_succeeds' };
    const { body: made } = await api.call<{ source_id: string }>('POST', '/v1/users/me/payment-sources', {
      key: sponsor.key,
      body,
    });
    return made.source_id;
  };
  const [source, replacement] = [await add(), await add()];
  const id = await acceptedPledge({ source });
  const remove = (query: string) =>
    api.call('DELETE', `/v1/users/me/payment-sources/${source}${query}`, { key: sponsor.key });
  const refused = await remove('');
  expect([refused.status, refused.body.error.details.pledge_ids]).toEqual([409, [id]]);
  expect((await remove(`?replace_with=${replacement}`)).status).toBe(200);
  expect((await read(id)).source).toBe(replacement);
});
