import { createActivities } from '../../../activities';
import { type Refund } from '../../../client';
import { readConfig } from '../../../config';
import { inTransaction, selectRows } from '../../../db/database';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { listEntries } from '../../../db/queries/ledger/ledger';
import { createGateways } from '../../../gateways';
import { openDispute } from '../../../operations/disputes/operator-changes';
import { newId } from '../../../new-id';
import { buildGift } from '../../factories';
import { buildCompletedGift } from '../../factories/completed-gift';
import { type Person, useApi } from '../../support/api';
import { done } from '../../support/approvals';
import { outcomes, refusal } from '../../support/refusal';

const api = useApi();
let operator: Person;
beforeAll(async () => {
  operator = await api.person({ isOperator: true });
});

/** A completed gift whose donor has a key. */
async function give(changes: Partial<Gift> = {}): Promise<{ gift: Gift; donor: Person }> {
  const donor = await api.person();
  const parties = { donorUserId: donor.userId, accountId: donor.accountId };
  return { gift: await buildCompletedGift(api.db, { ...parties, ...changes }), donor };
}

/** Does what the refund's workflow does. */
async function settle({ refund_id: refundId }: Refund): Promise<string> {
  const activities = createActivities({ db: api.db, gateways: createGateways(readConfig({}), api.db) });
  return (await activities.settleRefund({ refundId })).status;
}

const read = ({ id }: Gift) => operator.client.donations.get(id);

it('without an amount all of the gift goes back, and the gift is refunded', async () => {
  const { gift, donor } = await give();
  const accepted = await done(donor.client.refunds.create(gift.id, { reason: 'given twice by mistake' }));
  expect(accepted).toMatchObject({
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
  const settled = await donor.client.refunds.get(gift.id, accepted.refund_id);
  expect(settled).toMatchObject({ status: 'completed' });
});

it('parts go back until nothing is left; the timeline ends with the state of the gift', async () => {
  const { gift, donor } = await give();
  await settle(await done(donor.client.refunds.create(gift.id, { amount: '2.00' })));
  expect(await read(gift)).toMatchObject({ status: 'completed', refunded_amount: '2.00' });
  await settle(await done(donor.client.refunds.create(gift.id, { amount: '2.99' })));
  await settle(await done(donor.client.refunds.create(gift.id)));
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
    ['partly_refunded', '1.82'],
    ['partly_refunded', '2.72'],
    ['refunded', null],
  ]);
  const page = await donor.client.refunds.list(gift.id, { limit: 2 });
  expect(page).toMatchObject({ total: 3, limit: 2, offset: 0 });
  expect(page.refunds.map(({ amount }) => amount)).toEqual(['0.01', '2.99']);
});

it('the platform returns its fee, the processor keeps its own, and a donor who asks bears that', async () => {
  const { gift, donor } = await give();
  await settle(await done(donor.client.refunds.create(gift.id)));
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
  const member = await api.person({ memberOf: gift.charityId });
  const half = await done(donor.client.refunds.create(gift.id, { amount: '2.50' }));
  expect(half).toMatchObject({
    returned_amount: '2.27',
    fees_kept: '0.23',
    returned_to_donor: '2.27',
    platform_fee_returned: '0.07',
  });
  await settle(half);
  await settle(await done(donor.client.refunds.create(gift.id)));
  expect(await member.client.charities.balance(gift.charityId)).toMatchObject({
    payable: { USD: '0.00' },
    absorbed_fees: { USD: '0.00' },
  });
});

it('with covered fees the donor gets back what they paid for them too, but not the processing fee', async () => {
  const { gift, donor } = await give({ coverFees: true, netMinor: 500n, totalChargeMinor: 558n });
  const half = await done(donor.client.refunds.create(gift.id, { amount: '2.50' }));
  expect(half).toMatchObject({
    amount: '2.50',
    returned_amount: '2.56',
    fees_kept: '0.23',
    platform_fee_returned: '0.07',
  });
  const rest = await done(donor.client.refunds.create(gift.id));
  expect(rest).toMatchObject({
    amount: '2.50',
    returned_amount: '2.57',
    fees_kept: '0.22',
    platform_fee_returned: '0.06',
  });
});

it('tells the donor, the charity and the platform, and names an anonymous donor to none of them', async () => {
  const { gift, donor } = await give({ anonymous: true });
  await settle(await done(donor.client.refunds.create(gift.id, { amount: '1.00' })));
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

it.each<[who: string, role: string, (charityId: string) => Person | Promise<Person>]>([
  ['a member of the charity', 'charity', (charityId) => api.person({ memberOf: charityId })],
  ['an operator', 'platform', () => operator],
  [
    'an operator who is a member, as the charity,',
    'charity',
    (charityId) => api.person({ isOperator: true, memberOf: charityId }),
  ],
])('%s may ask too', async (_who, role, findPerson) => {
  const { gift } = await give();
  await give({ charityId: gift.charityId });
  const { client } = await findPerson(gift.charityId);
  expect((await done(client.refunds.create(gift.id))).requested_by).toBe(role);
});

it('to anybody else neither the gift nor its refunds exist', async () => {
  const { gift, donor } = await give();
  const { refund_id: id } = await done(donor.client.refunds.create(gift.id, { amount: '1.00' }));
  const { refunds } = (await api.person()).client;
  expect(await refusal(refunds.create(gift.id))).toBe('404 NOT_FOUND');
  expect(await refusal(refunds.list(gift.id))).toBe('404 NOT_FOUND');
  expect(await refusal(refunds.get(gift.id, id))).toBe('404 NOT_FOUND');
});

it('a refund of another gift is not found under this one', async () => {
  const { gift, donor } = await give();
  const other = await buildCompletedGift(api.db, { donorUserId: donor.userId });
  const { refund_id: id } = await done(donor.client.refunds.create(other.id));
  expect(await refusal(donor.client.refunds.get(gift.id, id))).toBe('404 NOT_FOUND');
});

it.each(['5.01', '0', '0.00', '-1', '1.005', '1e2', '', 'all', 2, null])(
  'refuses the amount %j',
  async (amount) => {
    const { gift, donor } = await give();
    const refund: object = { amount };
    expect(await refusal(donor.client.refunds.create(gift.id, refund))).toBe('400 amount');
  },
);

it('refuses part of a yen, and names every wrong field', async () => {
  const { gift, donor } = await give({ currency: 'JPY' });
  expect(await refusal(donor.client.refunds.create(gift.id, { amount: '1.5' }))).toBe('400 amount');
  const wrong: object = { amount: 'x', reason: 7, note: '' };
  expect(await refusal(donor.client.refunds.create(gift.id, wrong))).toBe('400 amount reason note');
});

it.each<Partial<Gift>>([
  { status: 'pending' },
  { status: 'failed', failureCode: 'DECLINED', failureMessage: 'no' },
  { status: 'refunded', refundedMinor: 500n },
])('refuses a gift that is %j', async (changes) => {
  const gift = await buildGift(api.db, changes);
  expect(await refusal(operator.client.refunds.create(gift.id))).toBe('409 CONFLICT');
});

it('refuses a disputed gift', async () => {
  const { gift, donor } = await give();
  await inTransaction(api.db, (tx) =>
    openDispute(
      { tx, at: new Date() },
      {
        id: newId('dispute'),
        donationId: gift.id,
        reason: null,
        evidenceDueAt: new Date(Date.now() + 60_000),
        openedByUserId: operator.userId,
      },
    ),
  );
  expect(await refusal(donor.client.refunds.create(gift.id))).toBe('409 CONFLICT');
});

it('a refund that is refused by the processor gives its amount free again', async () => {
  const { gift, donor } = await give({ source: 'card_refund_refused' });
  const accepted = await done(donor.client.refunds.create(gift.id, { amount: '4.00' }));
  expect(await refusal(donor.client.refunds.create(gift.id, { amount: '1.01' }))).toBe('400 amount');
  expect(await settle(accepted)).toBe('failed');
  expect(await donor.client.refunds.get(gift.id, accepted.refund_id)).toMatchObject({
    status: 'failed',
    failure: { code: 'REFUSED' },
  });
  expect(await read(gift)).toMatchObject({ status: 'completed', refunded_amount: '0.00' });
  expect((await done(donor.client.refunds.create(gift.id))).amount).toBe('5.00');
});

it('refunds at once never give back more than was given', async () => {
  const { gift, donor } = await give();
  const asked = Array.from({ length: 10 }, () =>
    done(donor.client.refunds.create(gift.id, { amount: '2.00' })),
  );
  expect(await outcomes(asked)).toEqual([...Array<string>(8).fill('400 amount'), 'accepted', 'accepted']);
  const ends = await Promise.allSettled(asked);
  const accepted = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
  const settled = [...accepted, ...accepted].map(settle);
  expect(await Promise.all(settled)).toEqual(Array.from({ length: 4 }, () => 'completed'));
  expect(await read(gift)).toMatchObject({ status: 'completed', refunded_amount: '4.00' });
  expect((await listEntries(api.db, gift.id)).filter(({ kind }) => kind === 'refunded')).toHaveLength(6);
});

it('once all is on its way back, a further refund is a conflict', async () => {
  const { gift, donor } = await give();
  await donor.client.refunds.create(gift.id);
  expect(await refusal(donor.client.refunds.create(gift.id, { amount: '1.00' }))).toBe('409 CONFLICT');
  expect(await refusal(donor.client.refunds.create(gift.id))).toBe('409 CONFLICT');
});

it('what went back is no longer counted as received', async () => {
  const { gift, donor } = await give();
  await settle(await done(donor.client.refunds.create(gift.id, { amount: '2.00' })));
  expect(await donor.client.charities.impact(gift.charityId)).toMatchObject({
    total_donations: '3.00',
    by_currency: { USD: '3.00' },
  });
});

it('the same Idempotency-Key gives back once', async () => {
  const { gift, donor } = await give();
  const send = () =>
    done(donor.client.refunds.create(gift.id, { amount: '1.00' }, { idempotencyKey: 'once' }));
  const first = await send();
  expect((await send()).refund_id).toBe(first.refund_id);
});
