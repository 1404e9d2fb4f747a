import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import { inTransaction, selectRows } from '../../../db/database';
import { type Donation } from '../../../db/queries/gifts/gifts';
import { listEntries } from '../../../db/queries/ledger/ledger';
import { createGateways } from '../../../gateways';
import { openDispute } from '../../../operations/disputes/open-dispute';
import { newId } from '../../../new-id';
import { type BuiltActor, buildActor, buildDonation } from '../../factories';
import { buildCompletedDonation } from '../../factories/completed-gift';
import { type Reply, type WireError, useApi } from '../../support/api';

const api = useApi();
let operator: BuiltActor;
beforeAll(async () => {
  operator = await buildActor(api.db, { isOperator: true });
});

interface Refund {
  refund_id: string;
  donation_id: string;
  amount: string;
  currency: string;
  status: string;
  requested_by: string;
  returned_amount: string;
  fees_kept: string;
  returned_to_donor: string;
  platform_fee_returned: string;
  failure: { code: string } | null;
}

interface Gift {
  status: string;
  refunded_amount: string;
  timeline: { status: string; code: string; amount: string | null; reason: string | null; detail: string }[];
}

/** A completed gift whose donor has a key. */
async function give(changes: Partial<Donation> = {}): Promise<{ gift: Donation; donor: BuiltActor }> {
  const donor = await buildActor(api.db);
  const parties = { donorUserId: donor.userId, accountId: donor.accountId };
  return { gift: await buildCompletedDonation(api.db, { ...parties, ...changes }), donor };
}

function refund(gift: Donation, key: string, body: object = {}): Promise<Reply<Refund>> {
  return api.call<Refund>('POST', `/v1/donations/${gift.id}/refunds`, { key, body });
}

/** Does what the refund's workflow does. */
async function settle({ body }: Reply<Refund>): Promise<string> {
  const activities = createActivities({ db: api.db, gateways: createGateways(readConfig({}), api.db) });
  return (await activities.settleRefund({ refundId: body.refund_id })).status;
}

async function read(gift: Donation, key = operator.key): Promise<Gift> {
  return (await api.call<Gift>('GET', `/v1/donations/${gift.id}`, { key })).body;
}

function refusal(reply: Reply<unknown>): unknown[] {
  const { error } = reply.body as WireError;
  const fields = (error.details.fields ?? []) as { field: string }[];
  return [reply.status, error.code, ...fields.map(({ field }) => field)];
}

it('without an amount all of the gift goes back, and the gift is refunded', async () => {
  const { gift, donor } = await give();
  const accepted = await refund(gift, donor.key, { reason: 'given twice by mistake' });
  expect(accepted.status).toBe(201);
  expect(accepted.body).toMatchObject({
    donation_id: gift.id,
    amount: '5.00',
    currency: 'USD',
    status: 'pending',
    reason: 'given twice by mistake',
    requested_by: 'donor',
  });
  expect(await read(gift)).toMatchObject({ status: 'completed', refunded_amount: '0.00' });
  expect(await settle(accepted)).toBe('completed');
  expect(await read(gift)).toMatchObject({ status: 'refunded', refunded_amount: '5.00' });
  const path = `/v1/donations/${gift.id}/refunds/${accepted.body.refund_id}`;
  expect((await api.call('GET', path, { key: donor.key })).body).toMatchObject({ status: 'completed' });
});

it('parts go back until nothing is left; the timeline ends with the state of the gift', async () => {
  const { gift, donor } = await give();
  await settle(await refund(gift, donor.key, { amount: '2.00' }));
  expect(await read(gift)).toMatchObject({ status: 'completed', refunded_amount: '2.00' });
  await settle(await refund(gift, donor.key, { amount: '2.99' }));
  await settle(await refund(gift, donor.key));
  const { status, refunded_amount, timeline } = await read(gift);
  expect({ status, refunded_amount }).toEqual({ status: 'refunded', refunded_amount: '5.00' });
  expect(timeline.map((line) => line.status)).toEqual([
    'pending',
    'completed',
    'completed',
    'completed',
    'refunded',
  ]);
  expect(timeline.slice(2).map(({ code, amount }) => [code, amount])).toEqual([
    ['partly_refunded', '2.00'],
    ['partly_refunded', '2.99'],
    ['refunded', null],
  ]);
  const { body } = await api.call<{ refunds: Refund[]; total: number }>(
    'GET',
    `/v1/donations/${gift.id}/refunds?limit=2`,
    { key: donor.key },
  );
  expect(body).toMatchObject({ total: 3, limit: 2, offset: 0 });
  expect(body.refunds.map(({ amount }) => amount)).toEqual(['0.01', '2.99']);
});

it('the platform returns its fee, the processor keeps its own, and a donor who asks bears that', async () => {
  const { gift, donor } = await give();
  await settle(await refund(gift, donor.key));
  const entries = await listEntries(api.db, gift.id);
  const refunded = entries.filter(({ kind }) => kind === 'refunded');
  expect(
    Object.fromEntries(refunded.map(({ account, amountMinor }) => [account.split('/')[0], amountMinor])),
  ).toEqual({
    donor: 455n,
    platform: -13n,
    charity: -442n,
  });
});

it('of absorbed fees the charity owes the returned part no longer', async () => {
  const { gift, donor } = await give({
    platformFeeMinor: 0n,
    processingFeeMinor: 0n,
    absorbedPlatformMinor: 13n,
    absorbedProcessingMinor: 45n,
    netMinor: 500n,
  });
  const { key } = await buildActor(api.db, { memberOf: gift.charityId });
  const half = await refund(gift, donor.key, { amount: '2.50' });
  expect(half.body).toMatchObject({
    returned_amount: '2.27',
    fees_kept: '0.23',
    returned_to_donor: '2.27',
    platform_fee_returned: '0.07',
  });
  await settle(half);
  await settle(await refund(gift, donor.key));
  const balance = await api.call('GET', `/v1/charities/${gift.charityId}/balance`, { key });
  expect(balance.body).toMatchObject({ payable: { USD: '0.00' }, absorbed_fees: { USD: '0.00' } });
});

it('with covered fees the donor gets back what they paid for them too, but not the processing fee', async () => {
  const { gift, donor } = await give({ coverFees: true, netMinor: 500n, totalChargeMinor: 558n });
  const half = await refund(gift, donor.key, { amount: '2.50' });
  expect(half.body).toMatchObject({
    amount: '2.50',
    returned_amount: '2.56',
    fees_kept: '0.23',
    platform_fee_returned: '0.07',
  });
  const rest = await refund(gift, donor.key);
  expect(rest.body).toMatchObject({
    amount: '2.50',
    returned_amount: '2.57',
    fees_kept: '0.22',
    platform_fee_returned: '0.06',
  });
});

it('tells the donor, the charity and the platform, and names an anonymous donor to none of them', async () => {
  const { gift, donor } = await give({ anonymous: true });
  await settle(await refund(gift, donor.key, { amount: '1.00' }));
  const events = await selectRows<{ data: object }>(
    api.db,
    `SELECT data FROM events WHERE name = 'donation.refunded' AND data ->> 'donation_id' = $1`,
    [gift.id],
  );
  expect(events).toHaveLength(2);
  expect(events[0]?.data).toMatchObject({
    amount: '1.00',
    refunded_amount: '1.00',
    status: 'completed',
    donor_id: null,
  });
});

it.each([
  ['a member of the charity', 'charity'],
  ['an operator', 'platform'],
])('%s may ask too', async (who, role) => {
  const { gift } = await give();
  await give({ charityId: gift.charityId });
  const { key } = who === 'an operator' ? operator : await buildActor(api.db, { memberOf: gift.charityId });
  expect((await refund(gift, key)).body.requested_by).toBe(role);
});

it('to anybody else neither the gift nor its refunds exist', async () => {
  const { gift, donor } = await give();
  const { body } = await refund(gift, donor.key, { amount: '1.00' });
  const { key } = await buildActor(api.db);
  const path = `/v1/donations/${gift.id}/refunds`;
  expect(refusal(await refund(gift, key))).toEqual([404, 'NOT_FOUND']);
  expect(refusal(await api.call('GET', path, { key }))).toEqual([404, 'NOT_FOUND']);
  expect(refusal(await api.call('GET', `${path}/${body.refund_id}`, { key }))).toEqual([404, 'NOT_FOUND']);
});

it('a refund of another gift is not found under this one', async () => {
  const { gift, donor } = await give();
  const other = await buildCompletedDonation(api.db, { donorUserId: donor.userId });
  const { body } = await refund(other, donor.key);
  const path = `/v1/donations/${gift.id}/refunds/${body.refund_id}`;
  expect(refusal(await api.call('GET', path, { key: donor.key }))).toEqual([404, 'NOT_FOUND']);
});

it.each(['5.01', '0', '0.00', '-1', '1.005', '1e2', '', 'all', 2, null])(
  'refuses the amount %j',
  async (amount) => {
    const { gift, donor } = await give();
    expect(refusal(await refund(gift, donor.key, { amount }))).toEqual([400, 'VALIDATION_ERROR', 'amount']);
  },
);

it('refuses part of a yen, and names every wrong field', async () => {
  const { gift, donor } = await give({ currency: 'JPY' });
  expect(refusal(await refund(gift, donor.key, { amount: '1.5' }))).toEqual([
    400,
    'VALIDATION_ERROR',
    'amount',
  ]);
  const wrong = { amount: 'x', reason: 7, note: '' };
  expect(refusal(await refund(gift, donor.key, wrong))).toEqual([
    400,
    'VALIDATION_ERROR',
    'amount',
    'reason',
    'note',
  ]);
});

it.each<Partial<Donation>>([
  { status: 'pending' },
  { status: 'failed', failureCode: 'DECLINED', failureMessage: 'no' },
  { status: 'refunded', refundedMinor: 500n },
])('refuses a gift that is %j', async (changes) => {
  const gift = await buildDonation(api.db, changes);
  expect(refusal(await refund(gift, operator.key))).toEqual([409, 'CONFLICT']);
});

it('refuses a disputed gift', async () => {
  const { gift, donor } = await give();
  await inTransaction(api.db, (tx) =>
    openDispute(tx, {
      id: newId('dispute'),
      donationId: gift.id,
      reason: null,
      evidenceDueAt: new Date(Date.now() + 60_000),
      openedByUserId: operator.userId,
      at: new Date(),
    }),
  );
  expect(refusal(await refund(gift, donor.key))).toEqual([409, 'CONFLICT']);
});

it('a refund that is refused by the processor gives its amount free again', async () => {
  const { gift, donor } = await give({ source: 'card_refund_refused' });
  const accepted = await refund(gift, donor.key, { amount: '4.00' });
  expect(refusal(await refund(gift, donor.key, { amount: '1.01' }))).toEqual([
    400,
    'VALIDATION_ERROR',
    'amount',
  ]);
  expect(await settle(accepted)).toBe('failed');
  const path = `/v1/donations/${gift.id}/refunds/${accepted.body.refund_id}`;
  expect((await api.call<Refund>('GET', path, { key: donor.key })).body).toMatchObject({
    status: 'failed',
    failure: { code: 'REFUSED' },
  });
  expect(await read(gift)).toMatchObject({ status: 'completed', refunded_amount: '0.00' });
  expect((await refund(gift, donor.key)).body.amount).toBe('5.00');
});

it('refunds at once never give back more than was given', async () => {
  const { gift, donor } = await give();
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => refund(gift, donor.key, { amount: '2.00' })),
  );
  const accepted = replies.filter(({ status }) => status === 201);
  expect(accepted).toHaveLength(2);
  for (const reply of replies.filter(({ status }) => status !== 201)) {
    expect(refusal(reply)).toEqual([400, 'VALIDATION_ERROR', 'amount']);
  }
  const settled = [...accepted, ...accepted].map(settle);
  expect(await Promise.all(settled)).toEqual(Array.from({ length: 4 }, () => 'completed'));
  expect(await read(gift)).toMatchObject({ status: 'completed', refunded_amount: '4.00' });
  expect((await listEntries(api.db, gift.id)).filter(({ kind }) => kind === 'refunded')).toHaveLength(6);
});

it('once all is on its way back, a further refund is a conflict', async () => {
  const { gift, donor } = await give();
  await refund(gift, donor.key);
  expect(refusal(await refund(gift, donor.key, { amount: '1.00' }))).toEqual([409, 'CONFLICT']);
  expect(refusal(await refund(gift, donor.key))).toEqual([409, 'CONFLICT']);
});

it('what went back is no longer counted as received', async () => {
  const { gift, donor } = await give();
  await settle(await refund(gift, donor.key, { amount: '2.00' }));
  const { body } = await api.call('GET', `/v1/charities/${gift.charityId}/impact`, { key: donor.key });
  expect(body).toMatchObject({ total_donations: '3.00', by_currency: { USD: '3.00' } });
});

it('the same Idempotency-Key gives back once', async () => {
  const { gift, donor } = await give();
  const send = () =>
    api.call<Refund>('POST', `/v1/donations/${gift.id}/refunds`, {
      key: donor.key,
      body: { amount: '1.00' },
      headers: { 'Idempotency-Key': 'once' },
    });
  const first = await send();
  expect((await send()).body.refund_id).toBe(first.body.refund_id);
});
