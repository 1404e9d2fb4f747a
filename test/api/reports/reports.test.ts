/** Members of a charity with custom_reporting save reports, and download their files. */
import { inTransaction } from '../../../db/database';
import { addDays, dayOf, startOfDay } from '../../../domain/days';
import { REPORT_LIMITS } from '../../../domain/reports/saved-report';
import { followSubscription } from '../../../operations/subscriptions/pay-period';
import { removeMember } from '../../../db/queries/members/members';
import { buildActor } from '../../factories';
import { startApi, type WireError, useApi } from '../../support/api';
import { buildPayee, type Payee } from '../../factories/payees';

interface WireReport {
  saved_report_id: string;
  name: string;
  frequency: string;
  recipients: string[];
  next_on: string;
}

const api = useApi();

const pathOf = ({ charity }: Payee) => `/v1/charities/${charity.id}/reports`;
const save = (payee: Payee, body: object = {}, key = payee.member.key) =>
  api.call<WireReport & WireError>('POST', pathOf(payee), { key, body: { name: 'Gifts', ...body } });

async function subscribe(payee: Payee) {
  const { body } = await api.call<{ subscription_id: string; paid_until: string }>(
    'POST',
    `/v1/charities/${payee.charity.id}/subscriptions`,
    { key: payee.member.key, body: { kind: 'custom_reporting' } },
  );
  return body;
}

async function buildSubscriber(): Promise<Payee> {
  const payee = await buildPayee(api.db);
  await subscribe(payee);
  return payee;
}

it('production sells the subscription', async () => {
  const production = await startApi({ TRUSTED_PROXIES: '127.0.0.1/32' }, { environment: 'production' });
  try {
    const payee = await buildPayee(production.db);
    const { status } = await production.call('POST', `/v1/charities/${payee.charity.id}/subscriptions`, {
      key: payee.member.key,
      headers: { 'X-Forwarded-Proto': 'https' },
      body: { kind: 'custom_reporting' },
    });
    expect(status).toBe(201);
  } finally {
    await production.close();
  }
});

it('a report is saved, listed, changed and deleted', async () => {
  const payee = await buildSubscriber();
  const { key, userId } = payee.member;
  const { status, body } = await save(payee, { frequency: 'daily', columns: ['donation_id', 'net_amount'] });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: 'Gifts',
    format: 'csv',
    columns: ['donation_id', 'net_amount'],
    recipients: [userId],
    next_on: addDays(dayOf(new Date()), 1),
    last_sent_at: null,
  });
  const one = `${pathOf(payee)}/${body.saved_report_id}`;
  const changed = await api.call<WireReport>('PATCH', one, {
    key,
    body: { name: 'Card gifts', payment_method: 'card', frequency: 'monthly' },
  });
  expect(changed.body).toMatchObject({ name: 'Card gifts', payment_method: 'card', frequency: 'monthly' });
  expect(changed.body.next_on).toMatch(/-01$/);
  expect((await api.call('GET', pathOf(payee), { key })).body).toMatchObject({
    reports: [changed.body],
    total: 1,
  });
  expect((await api.call('DELETE', one, { key })).status).toBe(200);
  expect((await api.call('DELETE', one, { key })).status).toBe(404);
});

it('only members get reports, and a charity has a limited number', async () => {
  const payee = await buildSubscriber();
  const stranger = await buildActor(api.db);
  const { status, body } = await save(payee, { recipients: [payee.member.userId, stranger.userId] });
  expect([status, body.error.details]).toMatchObject([
    400,
    { fields: [{ field: 'recipients.1', code: 'not_found' }] },
  ]);
  expect((await save(payee, {}, stranger.key)).status).toBe(403);
  for (let saved = 0; saved < REPORT_LIMITS.most; saved += 1) await save(payee);
  const last = await save(payee);
  expect([last.status, last.body.error.code]).toEqual([403, 'LIMIT_EXCEEDED']);
});

it("the file has the chosen columns of the charity's postings, and no gift that a filter leaves out", async () => {
  const payee = await buildSubscriber();
  const { key } = payee.member;
  const today = dayOf(new Date());
  const columns = ['net_amount', 'organization_id'];
  const range = `?start_date=${today}&end_date=${today}`;
  const fileOf = async (body: object) => {
    const saved = await save(payee, { columns, ...body });
    return api.call('GET', `${pathOf(payee)}/${saved.body.saved_report_id}/file${range}`, { key });
  };
  const all = await fileOf({});
  expect(all.headers.get('content-type')).toContain('text/csv');
  expect(all.headers.get('content-disposition')).toContain(`report-${today}-${today}.csv`);
  expect(all.text.trim().split('\r\n')).toEqual(['net_amount,organization_id', `100.00,${payee.charity.id}`]);
  expect((await fileOf({ payment_method: 'card' })).text).toBe('\uFEFFnet_amount,organization_id\r\n');
});

it('reports end with the subscription, and stay saved', async () => {
  const payee = await buildPayee(api.db);
  const { key } = payee.member;
  const refused = await save(payee);
  expect([refused.status, refused.body.error.details]).toMatchObject([
    409,
    { subscription: 'custom_reporting' },
  ]);
  const { subscription_id: subscriptionId, paid_until } = await subscribe(payee);
  const { body } = await save(payee);
  const file = `${pathOf(payee)}/${body.saved_report_id}/file`;
  expect((await api.call('GET', file, { key })).status).toBe(200);
  await api.call('DELETE', `/v1/charities/${payee.charity.id}/subscriptions/custom_reporting`, { key });
  await inTransaction(api.db, (tx) => followSubscription({ tx, at: startOfDay(paid_until) }, subscriptionId));
  expect((await api.call('GET', file, { key })).status).toBe(409);
  expect((await save(payee)).status).toBe(409);
  expect((await api.call('GET', pathOf(payee), { key })).body).toMatchObject({ total: 1 });
});

it('somebody who has left the charity reads none', async () => {
  const payee = await buildSubscriber();
  await save(payee);
  await removeMember(api.db, {
    charityId: payee.charity.id,
    userId: payee.member.userId,
    at: new Date(),
  });
  expect((await api.call('GET', pathOf(payee), { key: payee.member.key })).status).toBe(403);
});
