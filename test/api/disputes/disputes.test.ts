import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import { selectRows } from '../../../db/database';
import { type Donation, findDonation } from '../../../db/queries/gifts/gifts';
import { createGateways } from '../../../gateways';
import { type BuiltActor, buildActor, buildCharity, buildDonation } from '../../factories';
import { buildCompletedDonation, completeDonation } from '../../factories/completed-gift';
import { type Reply, type WireError, useApi } from '../../support/api';
import { sizeOf } from '../../support/large';

const ROUNDS = Array.from({ length: sizeOf({ usual: 3, large: 200 }) }, (_, index) => index + 1);

const api = useApi();
let operator: BuiltActor;
beforeAll(async () => {
  operator = await buildActor(api.db, { isOperator: true });
});

interface Dispute {
  dispute_id: string;
  status: string;
  amount: string;
  withdrawn: string;
  fee: string;
  evidence: string | null;
  evidence_due_at: string;
  resolved_at: string | null;
}

interface World {
  gift: Donation;
  donor: BuiltActor;
  member: BuiltActor;
}

/** A completed gift with its donor and a member of its charity. */
async function give(changes: Partial<Donation> = {}): Promise<World> {
  const charity = await buildCharity(api.db);
  const donor = await buildActor(api.db);
  const member = await buildActor(api.db, { memberOf: charity.id });
  const parties = { donorUserId: donor.userId, accountId: donor.accountId, charityId: charity.id };
  return { gift: await buildCompletedDonation(api.db, { ...parties, ...changes }), donor, member };
}

function open(gift: Donation, body: object = {}, key = operator.key): Promise<Reply<Dispute>> {
  return api.call<Dispute>('POST', `/v1/donations/${gift.id}/disputes`, { key, body });
}

function act(gift: Donation, { body }: Reply<Dispute>, action: string, sent: object, key = operator.key) {
  const path = `/v1/donations/${gift.id}/disputes/${body.dispute_id}/${action}`;
  return api.call<Dispute>('POST', path, { key, body: sent });
}

const resolve = (gift: Donation, dispute: Reply<Dispute>, outcome: string, key?: string) =>
  act(gift, dispute, 'resolution', { outcome }, key);

async function read(gift: Donation) {
  const path = `/v1/donations/${gift.id}`;
  const { body } = await api.call<{
    status: string;
    refunded_amount: string;
    timeline: { status: string; code: string; amount: string | null }[];
  }>('GET', path, { key: operator.key });
  return body;
}

async function balance({ gift, member }: World): Promise<unknown> {
  const path = `/v1/charities/${gift.charityId}/balance`;
  return (await api.call<{ payable: unknown }>('GET', path, { key: member.key })).body.payable;
}

function refusal(reply: Reply<unknown>): unknown[] {
  const { error } = reply.body as WireError;
  const fields = (error.details.fields ?? []) as { field: string }[];
  return [reply.status, error.code, ...fields.map(({ field }) => field)];
}

it('an opened dispute withdraws the money and books the chargeback fee', async () => {
  const world = await give();
  expect(await balance(world)).toEqual({ USD: '4.42' });
  const { status, body } = await open(world.gift, { reason: 'fraudulent' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    status: 'opened',
    amount: '5.00',
    withdrawn: '5.00',
    fee: '15.00',
    reason: 'fraudulent',
    evidence: null,
    resolved_at: null,
  });
  const days = (Date.parse(body.evidence_due_at) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(14);
  expect(await balance(world)).toEqual({ USD: '-15.58' });
  expect((await read(world.gift)).status).toBe('disputed');
});

it.each([
  ['JPY', '0.0067', '2239'],
  ['ETH', '3000', '0.005000000000000000'],
  ['EUR', '1.08', '13.89'],
] as const)(
  'the fee is converted into %s at the rate kept on the gift',
  async (currency, usdPerUnit, fee) => {
    const { gift } = await give({ currency, usdPerUnit });
    expect((await open(gift)).body.fee).toBe(fee);
  },
);

it('a dispute that is won returns the money to the charity; the fee stays', async () => {
  const world = await give();
  const dispute = await open(world.gift);
  expect((await resolve(world.gift, dispute, 'won')).body).toMatchObject({ status: 'won' });
  expect(await balance(world)).toEqual({ USD: '-10.58' });
  expect(await read(world.gift)).toMatchObject({ status: 'completed', refunded_amount: '0.00' });
});

it('a dispute that is lost gives the money to the donor, with the platform fee as for a refund', async () => {
  const world = await give();
  const dispute = await open(world.gift);
  expect((await resolve(world.gift, dispute, 'lost')).body).toMatchObject({ status: 'lost' });
  expect(await balance(world)).toEqual({ USD: '-15.45' });
  const { status, refunded_amount, timeline } = await read(world.gift);
  expect({ status, refunded_amount }).toEqual({ status: 'refunded', refunded_amount: '5.00' });
  expect(timeline.map(({ status: after, code, amount }) => [after, code, amount])).toEqual([
    ['pending', 'accepted', null],
    ['completed', 'confirmed', null],
    ['disputed', 'disputed', '5.00'],
    ['refunded', 'dispute_lost', null],
  ]);
});

it('a lost part leaves the rest of the gift completed', async () => {
  const { gift } = await give();
  const dispute = await open(gift, { amount: '2.00' });
  await resolve(gift, dispute, 'lost');
  expect(await read(gift)).toMatchObject({ status: 'completed', refunded_amount: '2.00' });
  expect((await open(gift)).body.amount).toBe('3.00');
});

it('a dispute ends the plan that its gift belongs to', async () => {
  const charity = await buildCharity(api.db);
  const { key } = await buildActor(api.db);
  const body = {
    charity_id: charity.id,
    amount: '25.00',
    currency: 'USD',
    recurring: { frequency: 'monthly', duration_months: 12 },
  };
  const { body: made } = await api.call<{ donation_id: string; recurring_id: string }>(
    'POST',
    '/v1/donations',
    {
      key,
      body,
    },
  );
  const gift = await findDonation(api.db, made.donation_id);
  if (gift === undefined) throw new Error('the gift was not stored');
  await open(await completeDonation(api.db, gift));
  const plan = await api.call('GET', `/v1/recurring/${made.recurring_id}`, { key });
  expect(plan.body).toMatchObject({ status: 'cancelled', cancelled_by: 'platform' });
});

it('each step is told once', async () => {
  const { gift } = await give();
  const dispute = await open(gift, { reason: 'not received' });
  await resolve(gift, dispute, 'lost');
  await resolve(gift, dispute, 'lost');
  const events = await selectRows<{ outcome: string }>(
    api.db,
    `SELECT e.data ->> 'outcome' AS outcome FROM events e JOIN accounts a ON a.id = e.account_id AND a.kind = 'platform'
     WHERE e.name = 'donation.disputed' AND e.data ->> 'donation_id' = $1 ORDER BY e.id`,
    [gift.id],
  );
  expect(events.map(({ outcome }) => outcome)).toEqual(['opened', 'lost']);
});

it('an outcome is final', async () => {
  const { gift } = await give();
  const dispute = await open(gift);
  await resolve(gift, dispute, 'won');
  expect((await resolve(gift, dispute, 'won')).status).toBe(200);
  expect(refusal(await resolve(gift, dispute, 'lost'))).toEqual([409, 'CONFLICT']);
  expect((await read(gift)).status).toBe('completed');
});

it('evidence is the charity’s to give, once, and hidden from the donor', async () => {
  const { gift, donor, member } = await give();
  const dispute = await open(gift);
  const give1 = (key: string) => act(gift, dispute, 'evidence', { evidence: 'The thank-you letter.' }, key);
  expect(refusal(await give1(donor.key))).toEqual([403, 'FORBIDDEN']);
  expect((await give1(member.key)).body).toMatchObject({ status: 'under_review' });
  expect(refusal(await give1(member.key))).toEqual([409, 'CONFLICT']);
  const path = `/v1/donations/${gift.id}/disputes/${dispute.body.dispute_id}`;
  const seenBy = async (key: string) => (await api.call<Dispute>('GET', path, { key })).body.evidence;
  expect(await seenBy(donor.key)).toBeNull();
  expect(await seenBy(member.key)).toBe('The thank-you letter.');
});

describe('at the deadline', () => {
  const end = (dispute: Reply<Dispute>) => {
    const activities = createActivities({ db: api.db, gateways: createGateways(readConfig({}), api.db) });
    return activities.endUnanswered({ disputeId: dispute.body.dispute_id });
  };

  it('a dispute without evidence is lost', async () => {
    const { gift } = await give();
    const dispute = await open(gift);
    expect(await end(dispute)).toBe('lost');
    expect(await end(dispute)).toBe('lost');
    expect((await read(gift)).status).toBe('refunded');
  });

  it('a dispute with evidence continues, and a won one stays won', async () => {
    const { gift, member } = await give();
    const dispute = await open(gift);
    await act(gift, dispute, 'evidence', { evidence: 'The letter.' }, member.key);
    expect(await end(dispute)).toBe('under_review');
    await resolve(gift, dispute, 'won');
    expect(await end(dispute)).toBe('won');
  });
});

it('only an operator opens and resolves one; its parties read it; for others it does not exist', async () => {
  const { gift, donor, member } = await give();
  const { key: stranger } = await buildActor(api.db);
  const dispute = await open(gift);
  for (const { key } of [donor, member]) {
    expect(refusal(await open(gift, {}, key))).toEqual([403, 'FORBIDDEN']);
    expect(refusal(await resolve(gift, dispute, 'won', key))).toEqual([403, 'FORBIDDEN']);
    const list = await api.call<{ total: number }>('GET', `/v1/donations/${gift.id}/disputes`, { key });
    expect(list.body.total).toBe(1);
  }
  expect(refusal(await open(gift, {}, stranger))).toEqual([404, 'NOT_FOUND']);
  expect(refusal(await resolve(gift, dispute, 'won', stranger))).toEqual([404, 'NOT_FOUND']);
});

it.each<[object, string]>([
  [{ amount: '5.01' }, 'amount'],
  [{ amount: '0' }, 'amount'],
  [{ evidence_due_at: '2020-01-01T00:00:00Z' }, 'evidence_due_at'],
  [{ evidence_due_at: 'soon' }, 'evidence_due_at'],
  [{ surprise: 1 }, 'surprise'],
])('refuses %j', async (body, field) => {
  const { gift } = await give();
  expect(refusal(await open(gift, body))).toEqual([400, 'VALIDATION_ERROR', field]);
});

it('refuses a gift that is not completed, a second open dispute, and a dispute while a refund is pending', async () => {
  const pending = await buildDonation(api.db);
  expect(refusal(await open(pending))).toEqual([409, 'CONFLICT']);
  const { gift } = await give();
  await open(gift);
  expect(refusal(await open(gift))).toEqual([409, 'CONFLICT']);
  const other = await give();
  await api.call('POST', `/v1/donations/${other.gift.id}/refunds`, {
    key: other.donor.key,
    body: { amount: '1.00' },
  });
  expect(refusal(await open(other.gift))).toEqual([409, 'CONFLICT']);
});

it.each(ROUNDS)('disputes at once open one, and one of two outcomes at once holds: round %i', async () => {
  const world = await give();
  const { gift } = world;
  const replies = await Promise.all(Array.from({ length: 3 }, () => open(gift)));
  const [opened, ...others] = replies.filter(({ status }) => status === 201);
  if (opened === undefined) throw new Error('no dispute was opened');
  expect(others).toEqual([]);
  const outcomes = ['won', 'lost'];
  const resolved = await Promise.all(outcomes.map((outcome) => resolve(gift, opened, outcome)));
  expect(resolved.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = resolved.findIndex(({ status }) => status === 200);
  expect(resolved[winner]?.body.status).toBe(outcomes[winner]);
  // The charity owes the fee of 15.00 either way. After a loss the platform gives its own fee back.
  expect(await balance(world)).toEqual({ USD: outcomes[winner] === 'won' ? '-10.58' : '-15.45' });
});

it("only members and operators read a charity's balance", async () => {
  const { gift, donor } = await give();
  const path = `/v1/charities/${gift.charityId}/balance`;
  expect(refusal(await api.call('GET', path, { key: donor.key }))).toEqual([403, 'FORBIDDEN']);
  expect((await api.call('GET', path, { key: operator.key })).status).toBe(200);
  expect(refusal(await api.call('GET', '/v1/charities/charity_none/balance', { key: donor.key }))).toEqual([
    404,
    'CHARITY_NOT_FOUND',
  ]);
});
