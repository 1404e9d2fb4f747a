/** Members begin and end subscriptions, which give what they promise while they run. */
import { inTransaction, runStatement } from '../../../db/database';
import { startOfDay } from '../../../domain/days';
import { followSubscription } from '../../../operations/subscriptions/pay-period';
import { type Actor } from '../../../domain/access/actor';
import { buildActor, type BuiltActor } from '../../factories';
import { type WireError, useApi } from '../../support/api';
import { buildPayee, giveMoney, type Payee } from '../../factories/payees';

interface WireSubscription {
  subscription_id: string;
  status: string;
  paid_until: string;
  tried_until: string | null;
}

const api = useApi();

const pathOf = ({ charity }: Payee) => `/v1/charities/${charity.id}/subscriptions`;
const begin = (payee: Payee, kind = 'api_premium', key = payee.member.key) =>
  api.call<WireSubscription>('POST', pathOf(payee), { key, body: { kind } });
const end = (payee: Payee, key = payee.member.key) =>
  api.call<WireSubscription>('DELETE', `${pathOf(payee)}/api_premium`, { key });

function follow(subscriptionId: string, day: string) {
  return inTransaction(api.db, (tx) => followSubscription({ tx, at: startOfDay(day) }, subscriptionId));
}

async function limitOf({ key }: BuiltActor): Promise<string | null> {
  const { headers } = await api.call('GET', '/v1/users/me', { key });
  return headers.get('X-RateLimit-Limit');
}

it.each<[Actor['plan'], string, string]>([
  ['standard', '1000', '10000'],
  ['enterprise', '1000000', '1000000'],
])(
  'API premium gives a %s account at least the premium limit until it ends',
  async (plan, without, within) => {
    const built = await buildPayee(api.db);
    const payee = { ...built, member: await buildActor(api.db, { memberOf: built.charity.id, plan }) };
    expect(await limitOf(payee.member)).toBe(without);
    const { status, body } = await begin(payee);
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'active', price_usd: '100.00', begun_by: payee.member.userId });
    expect(await limitOf(payee.member)).toBe(within);
    expect((await end(payee)).body).toMatchObject({ status: 'ending', paid_until: body.paid_until });
    expect(await limitOf(payee.member)).toBe(within);
    await follow(body.subscription_id, body.paid_until);
    expect(await limitOf(payee.member)).toBe(without);
    expect((await api.call('GET', pathOf(payee), { key: payee.member.key })).body).toMatchObject({
      subscriptions: [{ status: 'ended', end_reason: 'cancelled' }],
      total: 1,
    });
  },
);

it('API premium passes to the longest member when its buyer leaves, and ends with the last member', async () => {
  const payee = await buildPayee(api.db);
  const heir = await buildActor(api.db, { memberOf: payee.charity.id, plan: 'standard' });
  const buyer = await buildActor(api.db, { memberOf: payee.charity.id, plan: 'standard' });
  await runStatement(
    api.db,
    `UPDATE charity_members SET created_at = created_at - interval '31 days' WHERE charity_id = $1`,
    [payee.charity.id],
  );
  const [{ key }, other] = [
    await buildActor(api.db, { isOperator: true }),
    await buildActor(api.db, { isOperator: true }),
  ];
  const remove = ({ userId }: BuiltActor) =>
    api.call<{ approval_id?: string }>('DELETE', `/v1/charities/${payee.charity.id}/members/${userId}`, {
      key,
    });
  await remove(payee.member);
  expect((await begin(payee, 'api_premium', buyer.key)).status).toBe(201);
  expect([await limitOf(buyer), await limitOf(heir)]).toEqual(['10000', '1000']);
  await remove(buyer);
  expect([await limitOf(buyer), await limitOf(heir)]).toEqual(['1000', '10000']);
  const { body: asked } = await remove(heir);
  expect(await limitOf(heir)).toBe('10000');
  const decision = { decision: 'approve', reason: 'Checked.' };
  await api.call('POST', `/v1/approvals/${asked.approval_id ?? ''}/decision`, {
    key: other.key,
    body: decision,
  });
  expect(await limitOf(heir)).toBe('1000');
  const { body } = await api.call('GET', pathOf(payee), { key });
  expect(body).toMatchObject({ subscriptions: [{ status: 'ending', begun_by: buyer.userId }] });
});

it('custom reporting gives no plan', async () => {
  const built = await buildPayee(api.db);
  const member = await buildActor(api.db, { memberOf: built.charity.id, plan: 'standard' });
  expect((await begin({ ...built, member }, 'custom_reporting')).status).toBe(201);
  expect(await limitOf(member)).toBe('1000');
});

it('only a balance that covers the first month begins one, and a charity has one of each kind', async () => {
  const payee = await buildPayee(api.db, { minor: 14_999n });
  expect((await begin(payee)).status).toBe(201);
  const second = await begin(payee);
  expect([second.status, (second.body as unknown as WireError).error.code]).toEqual([409, 'CONFLICT']);
  const other = await begin(payee, 'custom_reporting');
  expect(other.status).toBe(402);
  expect((other.body as unknown as WireError).error.details).toEqual({ required: '50.00', currency: 'USD' });
});

it('two requests at once begin one subscription', async () => {
  const payee = await buildPayee(api.db, { minor: 20_000n });
  const replies = await Promise.all([begin(payee), begin(payee)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
});

it('operators end one and begin none, and strangers do neither', async () => {
  const payee = await buildPayee(api.db);
  const operator = await buildActor(api.db, { isOperator: true });
  const stranger = await buildActor(api.db);
  for (const { key } of [operator, stranger])
    expect((await begin(payee, 'api_premium', key)).status).toBe(403);
  await begin(payee);
  expect((await end(payee, stranger.key)).status).toBe(403);
  expect((await end(payee, operator.key)).body.status).toBe('ending');
  expect((await end(payee)).body.status).toBe('ending');
});

it('one with an unpaid bill shows until when it is tried, and ends at once at the word of a member', async () => {
  const payee = await buildPayee(api.db);
  const { body } = await begin(payee);
  expect(await follow(body.subscription_id, body.paid_until)).toMatchObject({
    subscription: { status: 'past_due' },
  });
  const listed = await api.call<{ subscriptions: WireSubscription[] }>('GET', pathOf(payee), {
    key: payee.member.key,
  });
  expect(listed.body.subscriptions[0]?.tried_until).not.toBeNull();
  expect((await end(payee)).body.status).toBe('ended');
  // A bill that the balance covers later is not taken any more.
  await giveMoney(api.db, payee.charity.id, 10_000n);
  expect(await follow(body.subscription_id, body.paid_until)).toMatchObject({ nextAt: null });
});
