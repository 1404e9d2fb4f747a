/** Pledges of sponsors: who may do what, which gifts they match, and what becomes of a match. */
import { type FollowedPledge } from '../../../activities/matching';
import {
  type DonationCreated,
  type DonationRequest,
  type GivingClient,
  type MatchingPledgeRequest,
} from '../../../client/index';
import { inTransaction, selectRows } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { findGift } from '../../../db/queries/gifts/gifts';
import { findRefund } from '../../../db/queries/refunds/refunds';
import { requireRow } from '../../../domain/errors';
import { newId } from '../../../new-id';
import { openDispute, resolveDispute } from '../../../operations/disputes/operator-changes';
import { failGift } from '../../../operations/gifts/end-gift';
import { reverseRefund } from '../../../operations/refunds/end-refund';
import { buildCharity } from '../../factories';
import { completeGiven } from '../../factories/completed-gift';
import { activitiesOf } from '../../support/activities';
import { useApi } from '../../support/api';
import { done } from '../../support/approvals';
import { findBroken } from '../../support/broken-invariants';
import { addLogin } from '../../support/oauth';
import { beginGuest, giveAsGuest } from '../../factories/guests';
import { settleRefunds } from '../../support/matching';
import { refusal, refusalDetails } from '../../support/refusal';

const LATER_MS = 20_000;

const api = useApi();
let charity: Charity;
let member: GivingClient;
let memberId: string;
let sponsor: GivingClient;
let donor: GivingClient;
let campaignId: string;
/** The clock of the pledges' workflows. */
let nowMs = Date.now();

beforeEach(async () => {
  charity = await buildCharity(api.db);
  ({ client: member, userId: memberId } = await api.person({ memberOf: charity.id }));
  [{ client: sponsor }, { client: donor }] = [await api.person(), await api.person()];
  const campaign = { charity_id: charity.id, name: 'A new roof', funding_goal: '1000.00' };
  campaignId = (await member.campaigns.create(campaign)).id;
});

const terms = (changes: object = {}): MatchingPledgeRequest => ({
  source: 'own_card',
  ratio: '1',
  cap: '100.00',
  currency: 'USD',
  ends_at: '2999-12-31T00:00:00Z',
  ...changes,
});

const order = (changes: object = {}): DonationRequest => ({
  charity_id: charity.id,
  amount: '25.00',
  currency: 'USD',
  campaign_id: campaignId,
  ...changes,
});

async function acceptedPledge(changes: object = {}): Promise<string> {
  const { pledge_id } = await sponsor.matching.create(campaignId, terms(changes));
  await member.matching.accept(campaignId, pledge_id);
  return pledge_id;
}

async function giveCompleted(changes: object = {}): Promise<DonationCreated> {
  const gift = await donor.donations.create(order(changes));
  await completeGiven(api.db, gift.donation_id);
  return gift;
}

/** Takes the pledge's next steps at a time when all completed gifts are due. */
function follow(pledgeId: string): Promise<FollowedPledge> {
  nowMs = Math.max(nowMs, Date.now()) + LATER_MS;
  return activitiesOf(api.db).followPledge({ pledgeId, nowMs });
}

async function refund(donationId: string, amount: string | undefined, client: GivingClient): Promise<string> {
  const { refund_id } = await done(client.refunds.create(donationId, { amount }));
  await settleRefunds(api.db, campaignId);
  return refund_id;
}

async function dispute(donationId: string): Promise<string> {
  const opened = { id: newId('dispute'), donationId, reason: null, openedByUserId: memberId };
  const at = new Date();
  return (await inTransaction(api.db, (tx) => openDispute({ tx, at }, { ...opened, evidenceDueAt: at }))).id;
}

function resolve(disputeId: string, outcome: 'won' | 'lost') {
  const resolvedByUserId = memberId;
  return inTransaction(api.db, (tx) =>
    resolveDispute({ tx, at: new Date() }, { disputeId, outcome, resolvedByUserId }),
  );
}

async function decline(id: string): Promise<void> {
  const gift = requireRow(await findGift(api.db, id), id);
  await inTransaction(api.db, (tx) => failGift({ tx, at: new Date() }, { gift, code: 'INSUFFICIENT_FUNDS' }));
}

afterEach(async () => {
  expect(await findBroken(api.db)).toEqual([]);
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
  expect(await refusal(sponsor.matching.create(campaignId, terms(changes)))).toBe(`400 ${field}`);
});

it('a sponsor pledges no more than may be given at once', async () => {
  const { client } = await api.person({ verificationLevel: 'basic' });
  expect(await refusal(client.matching.create(campaignId, terms({ cap: '1000.01' })))).toBe(
    '403 LIMIT_EXCEEDED',
  );
  await client.matching.create(campaignId, terms({ cap: '1000.00' }));
});

it('one pledge at a time is accepted, by members, and its sponsor or a member ends it', async () => {
  const [sponsored, members] = [sponsor.matching, member.matching];
  const first = await sponsored.create(campaignId, terms());
  expect(first).toMatchObject({ status: 'pending', source: 'own_card', used: '0.00', left: '100.00' });
  const second = await sponsored.create(campaignId, terms({ cap: '7.00' }));
  expect((await donor.donations.create(order())).matched_amount).toBeNull();
  expect(await refusal(sponsored.accept(campaignId, first.pledge_id))).toBe('403 FORBIDDEN');
  expect(await refusal(donor.matching.accept(campaignId, first.pledge_id))).toBe('404 NOT_FOUND');
  const accepted = await members.accept(campaignId, first.pledge_id);
  expect(accepted).toMatchObject({ status: 'accepted', source: null });
  expect(await refusal(members.accept(campaignId, first.pledge_id))).toBe('409 CONFLICT');
  expect(await refusal(members.accept(campaignId, second.pledge_id))).toBe('409 CONFLICT');
  const totalOf = async (client: GivingClient) => (await client.matching.list(campaignId)).total;
  expect(await Promise.all([sponsor, member, donor].map(totalOf))).toEqual([2, 2, 0]);

  const ended = await members.close(campaignId, first.pledge_id);
  expect(ended).toMatchObject({ status: 'ended', end_reason: 'charity' });
  expect(await sponsored.close(campaignId, first.pledge_id)).toEqual({ ...ended, source: 'own_card' });
  await members.accept(campaignId, second.pledge_id);
  expect((await donor.donations.create(order())).matched_amount).toBe('7.00');
  const third = (await sponsored.create(campaignId, terms())).pledge_id;
  expect(await sponsored.close(campaignId, third)).toMatchObject({
    status: 'withdrawn',
    end_reason: 'sponsor',
  });
  expect(await refusal(members.accept(campaignId, third))).toBe('409 CONFLICT');
});

it('a pledge that has ended is not accepted, however it ended', async () => {
  const accepts = (id: string) => refusalDetails(member.matching.accept(campaignId, id));
  const ended = await acceptedPledge();
  await sponsor.matching.close(campaignId, ended);
  expect(await accepts(ended)).toEqual(['409 CONFLICT', { status: 'ended' }]);
  const { pledge_id: withdrawn } = await sponsor.matching.create(campaignId, terms());
  await sponsor.matching.close(campaignId, withdrawn);
  expect(await accepts(withdrawn)).toEqual(['409 CONFLICT', { status: 'withdrawn' }]);
  const { pledge_id: late } = await sponsor.matching.create(campaignId, terms());
  await selectRows(api.db, 'UPDATE matching_pledges SET ends_at = now() WHERE id = $1 RETURNING id', [late]);
  expect(await accepts(late)).toEqual(['409 CONFLICT', {}]);
  const statusOf = async (id: string) => (await sponsor.matching.get(campaignId, id)).status;
  expect(await Promise.all([ended, withdrawn, late].map(statusOf))).toEqual([
    'ended',
    'withdrawn',
    'pending',
  ]);
  // Nothing is matched, and nobody would be charged.
  expect((await donor.donations.create(order())).matched_amount).toBeNull();
  const starts = `SELECT workflow_id FROM outbox WHERE workflow_type = 'matching' AND signal IS NULL AND workflow_id = ANY($1)`;
  expect(await selectRows(api.db, starts, [[withdrawn, late]])).toEqual([]);
});

it('a pledge that is over makes room for another one', async () => {
  const first = await acceptedPledge();
  await selectRows(api.db, 'UPDATE matching_pledges SET ends_at = now() WHERE id = $1 RETURNING id', [first]);
  expect((await donor.donations.create(order())).matched_amount).toBeNull();
  await acceptedPledge();
  expect(await sponsor.matching.get(campaignId, first)).toMatchObject({
    status: 'ended',
    end_reason: 'time',
  });
  expect((await donor.donations.create(order())).matched_amount).toBe('25.00');
});

it('gifts of others are matched at the rates of the day, those of the sponsor and of members are not', async () => {
  const id = await acceptedPledge({ ratio: '0.5', cap: '30.00' });
  expect((await sponsor.donations.create(order())).matched_amount).toBeNull();
  expect((await member.donations.create(order())).matched_amount).toBeNull();
  const at = new Date().toISOString().slice(0, 10);
  const rate = `INSERT INTO exchange_rates (currency, date, usd_per_unit, origin) VALUES ('EUR', $1, 1.1, 'file')
    ON CONFLICT (currency, date) DO UPDATE SET usd_per_unit = 1.1 RETURNING currency`;
  await selectRows(api.db, rate, [at]);
  expect(await donor.donations.create(order({ currency: 'EUR', amount: '10.01' }))).toMatchObject({
    matched_amount: '5.51',
    matched_currency: 'USD',
  });
  expect((await donor.donations.create(order({ amount: '48.00' }))).matched_amount).toBe('24.00');
  const matching = { cap: '30.00', used: '29.51', left: '0.49', currency: 'USD', ratio: '0.50' };
  expect(await donor.campaigns.get(campaignId)).toMatchObject({
    matching,
    matching_funds: '0.49',
    matching_funds_available: true,
  });
  expect((await donor.donations.create(order())).matched_amount).toBe('0.49');
  expect(await sponsor.matching.get(campaignId, id)).toMatchObject({ used: '30.00', left: '0.00' });
});

it('a member and the sponsor raise no match as guests with their own address, but a stranger does', async () => {
  await acceptedPledge();
  const emails = { member: `${memberId}@example.org`, stranger: 'stranger@example.org' };
  await addLogin(api.db, memberId, emails.member);
  const matchedAs = async (email: string) => {
    const { access_token: token } = await beginGuest(api);
    const donor = { name: 'Guest', email };
    const { body } = await giveAsGuest(api, token, { ...order({ source: 'own_card' }), donor });
    return (body as { matched_amount?: string | null }).matched_amount;
  };
  expect(await matchedAs(emails.member)).toBeNull();
  expect(await matchedAs(emails.stranger)).toBe('25.00');
});

it('what fails or returns before its charge is released, and reserved again if its refund fails later', async () => {
  const id = await acceptedPledge({ cap: '60.00' });
  const failing = await donor.donations.create(order());
  const [returning] = [await giveCompleted(), await donor.donations.create(order({ amount: '10.00' }))];
  expect(await sponsor.matching.get(campaignId, id)).toMatchObject({ left: '0.00' });
  await decline(failing.donation_id);
  expect(await donor.donations.get(failing.donation_id)).toMatchObject({
    matched_amount: '0.00',
    match_failed: false,
  });
  expect(await sponsor.matching.get(campaignId, id)).toMatchObject({ left: '25.00' });
  await refund(returning.donation_id, '0.01', donor);
  const refundId = await refund(returning.donation_id, '10.00', member);
  expect(await donor.donations.get(returning.donation_id)).toMatchObject({ matched_amount: '14.99' });
  expect(await sponsor.matching.get(campaignId, id)).toMatchObject({ left: '35.01' });
  expect((await donor.donations.create(order({ amount: '30.00' }))).matched_amount).toBe('30.00');
  const late = requireRow(await findRefund(api.db, refundId), refundId);
  await inTransaction(api.db, (tx) =>
    reverseRefund({ tx, at: new Date() }, { refund: late, failureCode: 'REFUSED' }),
  );
  expect(await donor.donations.get(returning.donation_id)).toMatchObject({ matched_amount: '20.00' });
  expect(await sponsor.matching.get(campaignId, id)).toMatchObject({ left: '0.00' });
});

it('due matches are charged as one gift, and what returns later goes back at the cost of the charity', async () => {
  const id = await acceptedPledge();
  const gifts = [await giveCompleted(), await giveCompleted({ amount: '10.00' })];
  const disputed = await giveCompleted({ amount: '5.00' });
  const open = await dispute(disputed.donation_id);
  await follow(id);
  const [charge] = (await sponsor.donations.listMine()).donations;
  const ids = gifts.map(({ donation_id }) => donation_id).sort();
  expect(charge).toMatchObject({ amount: '35.00', status: 'pending', matches: ids, matched_amount: null });
  const donationId = charge?.donation_id ?? '';
  // Waits, because the sponsor's gift is pending.
  await refund(ids[0] ?? '', '2.50', member);
  await completeGiven(api.db, donationId);
  await settleRefunds(api.db, campaignId);
  expect(await sponsor.donations.get(donationId)).toMatchObject({
    refunded_amount: '2.50',
    status: 'completed',
  });
  await refund(ids[1] ?? '', undefined, member);
  await settleRefunds(api.db, campaignId);
  const [kept] = (await Promise.all(ids.map((each) => donor.donations.get(each)))).map((gift) =>
    Number(gift.matched_amount),
  );
  const back = Number((await sponsor.donations.get(donationId)).refunded_amount);
  expect(back + Number(kept)).toBe(35);
  const own = sponsor.refunds.create(donationId);
  expect(await refusalDetails(own)).toEqual(['409 CONFLICT', { reason: 'matches' }]);
  await resolve(open, 'won');
  await sponsor.matching.close(campaignId, id);
  expect((await follow(id)).nextAtMs).not.toBeNull();
  const [second] = (await sponsor.donations.listMine()).donations;
  expect(second).toMatchObject({ amount: '5.00', matches: [disputed.donation_id] });
  await completeGiven(api.db, second?.donation_id ?? '');
  expect(await follow(id)).toEqual({ status: 'ended', nextAtMs: null });
});

it('a declined charge is retried, also from another source, and then its gifts show match_failed', async () => {
  const id = await acceptedPledge({ source: 'card_slow' });
  const gift = await giveCompleted();
  for (const attempt of [1, 2, 3]) {
    await follow(id);
    const { donations: all } = await sponsor.donations.listMine();
    expect(all).toHaveLength(attempt);
    expect(await donor.donations.get(gift.donation_id)).toMatchObject({
      matched_amount: '25.00',
      match_failed: false,
    });
    await decline(all[0]?.donation_id ?? '');
    if (attempt === 1) {
      const change = (client: GivingClient, source: string) =>
        client.matching.update(campaignId, id, { source });
      expect(await refusal(change(donor, 'own_card'))).toBe('404 NOT_FOUND');
      expect(await refusal(change(member, 'own_card'))).toBe('403 FORBIDDEN');
      expect(await refusal(change(sponsor, 'own_ach'))).toBe('400 source');
      expect((await change(sponsor, 'own_card')).source).toBe('own_card');
    }
  }
  const other = await giveCompleted();
  expect(await follow(id)).toMatchObject({ status: 'ended' });
  expect(await donor.donations.get(gift.donation_id)).toMatchObject({
    matched_amount: '0.00',
    match_failed: true,
  });
  expect(await sponsor.matching.get(campaignId, id)).toMatchObject({
    status: 'ended',
    end_reason: 'charge_failed',
    used: '25.00',
  });
  expect((await donor.donations.create(order())).matched_amount).toBeNull();
  await follow(id);
  expect((await sponsor.donations.listMine()).donations[0]).toMatchObject({ matches: [other.donation_id] });
});

it('matches fail if the payment of the sponsor is taken back', async () => {
  const id = await acceptedPledge();
  const gift = await giveCompleted();
  await follow(id);
  const donationId = (await sponsor.donations.listMine()).donations[0]?.donation_id ?? '';
  await completeGiven(api.db, donationId);
  expect(await donor.donations.get(gift.donation_id)).toMatchObject({ matched_amount: '25.00' });
  await resolve(await dispute(donationId), 'lost');
  expect(await donor.donations.get(gift.donation_id)).toMatchObject({
    matched_amount: '0.00',
    match_failed: true,
  });
  expect(await sponsor.matching.get(campaignId, id)).toMatchObject({
    end_reason: 'charge_failed',
    used: '0.00',
  });
});

it('what a charity returns of a matching gift lowers its matches exactly, and goes back once', async () => {
  const id = await acceptedPledge();
  const gifts = [
    await giveCompleted({ amount: '10.01' }),
    await giveCompleted({ amount: '10.02' }),
    await giveCompleted({ amount: '30.00' }),
  ].map(({ donation_id }) => donation_id);
  await follow(id);
  const donationId = (await sponsor.donations.listMine()).donations[0]?.donation_id ?? '';
  await completeGiven(api.db, donationId);
  const cents = async () => {
    const all = await Promise.all(gifts.map((each) => donor.donations.get(each)));
    expect(all.map((gift) => gift.match_failed)).toEqual([false, false, false]);
    return all.map((gift) => Math.round(Number(gift.matched_amount) * 100));
  };
  const sum = (parts: number[]) => parts.reduce((total, part) => total + part, 0);
  const backOf = async () =>
    Math.round(Number((await sponsor.donations.get(donationId)).refunded_amount) * 100);

  await refund(donationId, '5.01', member);
  const lowered = await cents();
  expect(lowered).toEqual([901, 901, 2700]);
  expect([sum(lowered), await backOf()]).toEqual([4502, 501]);
  expect(await sponsor.matching.get(campaignId, id)).toMatchObject({
    used: '45.02',
    left: '54.98',
    status: 'accepted',
  });

  await refund(gifts[2] ?? '', undefined, member);
  await settleRefunds(api.db, campaignId);
  expect(await cents()).toEqual([901, 901, 0]);
  expect(await backOf()).toBe(5003 - 1802);
  await refund(donationId, '0.03', member);
  expect(sum(await cents())).toBe(1799);
  expect(await backOf()).toBe(5003 - 1799);
  expect(await sponsor.matching.get(campaignId, id)).toMatchObject({ used: '17.99' });
});

it('matches that are too small for a charge wait for more', async () => {
  const id = await acceptedPledge({ ratio: '0.01' });
  const gift = await giveCompleted();
  expect(gift.matched_amount).toBe('0.25');
  await follow(id);
  expect((await sponsor.donations.listMine()).donations).toEqual([]);
  await giveCompleted({ amount: '900.00' });
  await follow(id);
  expect((await sponsor.donations.listMine()).donations[0]).toMatchObject({ amount: '9.25' });
});

it('a source that a pledge needs is removed only if another one takes over', async () => {
  const { paymentSources } = sponsor;
  const add = async () =>
    (await paymentSources.create({ kind: 'card', processor_token: 'card_succeeds' })).source_id;
  const [source, replacement] = [await add(), await add()];
  const id = await acceptedPledge({ source });
  await expect(paymentSources.remove(source)).rejects.toMatchObject({
    status: 409,
    details: { pledge_ids: [id] },
  });
  await paymentSources.remove(source, { replace_with: replacement });
  expect((await sponsor.matching.get(campaignId, id)).source).toBe(replacement);
});
