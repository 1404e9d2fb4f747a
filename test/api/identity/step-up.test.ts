/** Sensitive calls need a sign-in of at most ten minutes, with the second factor of whoever has one. */
import { useApi } from '../../support/api';
import { authorize, redeem } from '../../support/authorization';
import { buildClient, buildPerson } from '../../support/oauth';
import { codeAt, enrolTotp, pagesToken } from '../../support/own-clients';
import { buildActor, buildCharity } from '../../factories';
import { buildKey, buildToken } from '../access/cast';
import { addMember } from '../../../db/queries/members/members';
import { update } from '../../../db/rows';
import { users } from '../../../db/tables/accounts';

const MINUTE_MS = 60_000;
const order = { name: 'mine', scopes: ['charities:read'] };

const api = useApi({}, undefined, () => now);
let now: Date;
beforeEach(() => {
  now = new Date();
});

function later(minutes: number): void {
  now = new Date(now.getTime() + minutes * MINUTE_MS);
}

function makeKey(key: string, headers: Record<string, string> = {}) {
  return api.call('POST', '/v1/api-keys', { key, body: order, headers });
}

it('accepts a sign-in of ten minutes ago, and asks for a new one after an older one', async () => {
  const { email } = await buildPerson(api);
  const key = await pagesToken(api, email);
  later(10);
  expect((await makeKey(key)).status).toBe(201);
  later(1);
  const { status, headers, body } = await makeKey(key);
  expect(status).toBe(401);
  expect(headers.get('WWW-Authenticate')).toBe(
    'Bearer error="insufficient_user_authentication", max_age=600',
  );
  expect(body.error).toMatchObject({ code: 'INVALID_API_KEY', details: { reason: 'step_up' } });
  expect((await api.call('GET', '/v1/api-keys', { key })).status).toBe(200);
  expect((await makeKey(await pagesToken(api, email, { max_age: '600' }))).status).toBe(201);
});

it('the refusal is not kept under an Idempotency-Key', async () => {
  const { email } = await buildPerson(api);
  const old = await pagesToken(api, email);
  later(11);
  const headers = { 'Idempotency-Key': 'step-up' };
  expect((await makeKey(old, headers)).status).toBe(401);
  expect((await makeKey(await pagesToken(api, email), headers)).status).toBe(201);
});

it('a token of any other application is refused, and a key is not asked', async () => {
  const { key, userId } = await buildActor(api.db);
  later(60);
  expect((await makeKey(key)).status).toBe(201);
  const { charity_id: charityId } = await charityOf(userId);
  const wallet = { wallet_address: '0x52908400098527886E0F7030069857D2E4169EE7' };
  const path = `/v1/charities/${charityId}`;
  expect((await api.call('PATCH', path, { key, body: wallet })).status).toBe(200);
});

it('a wallet needs it, the other fields of a charity do not', async () => {
  const { email, userId } = await buildPerson(api);
  const { charity_id: charityId } = await charityOf(userId);
  const path = `/v1/charities/${charityId}`;
  const client = await buildClient(api, { scopes: ['charities:write'] });
  const { body } = await redeem(api, await authorize(api, client, email, 'charities:write'));
  const wallet = { wallet_address: '0x52908400098527886E0F7030069857D2E4169EE7' };
  const name = { description: 'Another text' };
  const application = String(body.access_token);
  for (const change of [name, wallet])
    expect((await api.call('PATCH', path, { key: application, body: change })).status).toBe(403);
  const own = await pagesToken(api, email);
  later(11);
  expect((await api.call('PATCH', path, { key: own, body: name })).status).toBe(200);
  expect((await api.call('PATCH', path, { key: own, body: wallet })).status).toBe(401);
  // A byte order mark must not hide the field.
  const marked = `\uFEFF${JSON.stringify(wallet)}`;
  expect((await api.call('PATCH', path, { key: own, body: marked })).status).toBe(401);
  expect((await api.call('PATCH', path, { key: application, body: marked })).status).toBe(403);
  const fresh = await pagesToken(api, email);
  expect((await api.call('PATCH', path, { key: fresh, body: wallet })).status).toBe(200);
});

it('a new charity with a wallet needs it, one without a wallet does not', async () => {
  const { email, userId, accountId } = await buildPerson(api);
  const own = await pagesToken(api, email, { scope: 'charities:write' });
  const application = await buildToken(api.db, { accountId, userId, key: '' }, { kind: 'user' });
  const create = async (key: string, more: object = {}) =>
    (await api.call('POST', '/v1/charities', { key, body: { name: 'A new charity', ...more } })).status;
  const wallet = { wallet_address: '0x52908400098527886E0F7030069857D2E4169EE7' };
  expect([await create(application, wallet), await create(own, wallet)]).toEqual([403, 201]);
  later(11);
  expect([await create(own, wallet), await create(own)]).toEqual([401, 201]);
});

it('the trigger of a re-verification needs it from staff, who may not use another application', async () => {
  const body = { trigger: 'suspicious_activity', details: 'A letter.' };
  const trigger = (key: string) => api.call('POST', '/api/v1/verification/none/triggers', { key, body });
  const person = await buildPerson(api);
  const { email, userId, accountId } = person;
  const member = await pagesToken(api, email, { scope: 'verification:write' });
  later(11);
  expect((await trigger(member)).status).toBe(404);
  await update(api.db, users, { id: userId }, { isReviewer: true });
  expect((await trigger(member)).status).toBe(401);
  const application = await buildToken(api.db, { accountId, userId, key: '' }, { kind: 'user' });
  expect((await trigger(application)).status).toBe(403);
  const fresh = await pagesToken(api, email, { scope: 'verification:write' });
  expect((await trigger(fresh)).status).toBe(404);
});

it("a reviewer's decisions need it", async () => {
  const { email, userId } = await buildPerson(api);
  await update(api.db, users, { id: userId }, { isReviewer: true });
  const key = await pagesToken(api, email, { scope: 'volunteer:write' });
  const decide = () =>
    api.call('POST', '/v1/volunteer/hours/decisions', {
      key,
      body: { decision: 'verify', submission_ids: ['hours_none'] },
    });
  expect((await decide()).status).toBe(200);
  later(11);
  expect((await decide()).status).toBe(401);
});

/** Each call about nothing, because the check comes before the thing is looked for. */
const STAFF_CALLS: [operation: string, path: string, body: object, method?: string][] = [
  ['decideRefund', '/v1/donations/none/refunds/none/decision', { decision: 'refuse', reason: 'No.' }],
  ['createWriteOff', '/v1/charities/none/write-offs', { currency: 'USD', amount: '1.00', reason: 'No.' }],
  ['approveWriteOff', '/v1/charities/none/write-offs/none/approve', {}],
  ['redirectDonation', '/v1/donations/none/redirect', { charity_id: 'none' }],
  ['cancelPayout', '/v1/charities/none/payouts/none/cancel', {}],
  ['liftVelocityBlock', '/v1/velocity/blocks/none', { reason: 'No.' }, 'DELETE'],
  ['createRefund with bear_fees', '/v1/donations/none/refunds', { bear_fees: 'platform' }],
  ['decideApproval', '/v1/approvals/none/decision', { decision: 'approve', reason: 'Yes.' }],
  ['confirmCharityChange', '/v1/charities/none/changes/none/confirm', {}],
  ['refuseCharityChange', '/v1/charities/none/changes/none/refuse', { reason: 'No.' }],
  ['createPayoutAccount', '/v1/charities/none/payout-accounts', { kind: 'stripe' }],
  ['confirmPayoutAccount', '/v1/charities/none/payout-accounts/none/confirm', {}],
  ['refusePayoutAccount', '/v1/charities/none/payout-accounts/none/refuse', { reason: 'No.' }],
  ['removePayoutAccount', '/v1/charities/none/payout-accounts/none', {}, 'DELETE'],
];

it('decisions about money, members and changes need it; a key is not asked, an application is refused', async () => {
  const { email, userId, accountId } = await buildPerson(api);
  await update(api.db, users, { id: userId }, { isOperator: true });
  const scope = 'donations:write charities:write payouts:manage';
  const own = await pagesToken(api, email, { scope });
  const application = await buildToken(api.db, { accountId, userId, key: '' }, { kind: 'user' });
  const { key } = await buildKey(api.db, { accountId, userId });
  const answers = async (credential: string) => {
    const statuses: [string, number][] = [];
    for (const [operation, path, body, method = 'POST'] of STAFF_CALLS) {
      const { status } = await api.call(method, path, { key: credential, body });
      statuses.push([operation, status]);
    }
    return statuses;
  };
  const all = (status: number) => STAFF_CALLS.map(([operation]) => [operation, status]);
  expect(await answers(own)).toEqual(all(404));
  expect(await answers(application)).toEqual(all(403));
  later(11);
  expect(await answers(own)).toEqual(all(401));
  expect(await answers(key)).toEqual(all(404));
});

it('a user with a second factor needs it: a new sign-in with a password is not enough', async () => {
  const { email } = await buildPerson(api);
  const before = await pagesToken(api, email);
  const { secret } = await enrolTotp(api, email, now);
  const refused = await makeKey(before);
  expect(refused.status).toBe(401);
  expect(refused.body.error.details).toMatchObject({ reason: 'step_up' });
  later(1);
  const after = await pagesToken(api, email, { second: () => codeAt(secret, now) });
  expect((await makeKey(after)).status).toBe(201);
});

async function charityOf(userId: string): Promise<{ charity_id: string }> {
  const { id } = await buildCharity(api.db);
  await addMember(api.db, id, userId, new Date());
  return { charity_id: id };
}
