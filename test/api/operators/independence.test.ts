/** Operators and reviewers decide nothing about what they are tied to: money, terms, disputes, mentions, members, hours. */
import { selectRows } from '../../../db/database';
import { type BuiltActor, buildActor, buildCharity, buildHours } from '../../factories';
import { buildCompletedDonation } from '../../factories/completed-gift';
import { type WireError, useApi } from '../../support/api';

const api = useApi();
let operator: BuiltActor;
beforeAll(async () => {
  operator = await buildActor(api.db, { isOperator: true });
});

/** An operator who created a charity and is no longer its member. */
async function founder(): Promise<{ cheat: BuiltActor; charityId: string }> {
  const cheat = await buildActor(api.db, { isOperator: true });
  const created = await api.call<{ id: string }>('POST', '/v1/charities', {
    key: cheat.key,
    body: { name: 'Mine' },
  });
  const charityId = created.body.id;
  const path = `/v1/charities/${charityId}/members/${cheat.userId}`;
  expect((await api.call('DELETE', path, { key: cheat.key })).status).toBe(200);
  return { cheat, charityId };
}

async function issue(issuer: BuiltActor, to: BuiltActor): Promise<string> {
  const scopes = ['volunteer:write', 'donations:write', 'fees:read', 'search:read', 'charities:write'];
  const body = { name: 'a', scopes };
  const path = `/v1/users/${to.userId}/api-keys`;
  return (await api.call<{ key: string }>('POST', path, { key: issuer.key, body })).body.key;
}

async function expectForbidden(
  keys: string[],
  call: (key: string) => Promise<{ status: number; body: unknown }>,
) {
  for (const key of keys) {
    const { status, body } = await call(key);
    expect([status, (body as WireError).error.code]).toEqual([403, 'FORBIDDEN']);
  }
}

it('fee terms', async () => {
  const { cheat, charityId } = await founder();
  const change = (key: string) =>
    api.call('PATCH', `/api/v1/fees/organizations/${charityId}`, {
      key,
      body: { reason: 'agreed', negotiated_rate: 0.001 },
    });
  await expectForbidden([cheat.key, await issue(cheat, operator)], change);
  expect((await change(operator.key)).status).toBe(200);
});

it('mentions', async () => {
  const { cheat, charityId } = await founder();
  const body = {
    kind: 'news',
    charity_id: charityId,
    title: 'The best of all',
    source_url: 'https://example.org/a',
  };
  const mention = (key: string) => api.call('POST', '/api/v1/trends/signals', { key, body });
  await expectForbidden([cheat.key, await issue(cheat, operator)], mention);
  expect((await mention(operator.key)).status).toBe(201);
});

it('disputes: neither the charity’s people nor the donor open or resolve them', async () => {
  const { cheat, charityId } = await founder();
  const donor = await buildActor(api.db, { isOperator: true });
  const { userId: donorUserId, accountId } = donor;
  const gift = await buildCompletedDonation(api.db, { charityId, donorUserId, accountId });
  const path = `/v1/donations/${gift.id}/disputes`;
  const open = (key: string) => api.call<{ dispute_id: string }>('POST', path, { key, body: {} });
  const tied = [cheat.key, donor.key, await issue(cheat, operator), await issue(donor, operator)];
  await expectForbidden(tied, open);
  const { body } = await open(operator.key);
  const resolve = (key: string) =>
    api.call('POST', `${path}/${body.dispute_id}/resolution`, { key, body: { outcome: 'won' } });
  await expectForbidden(tied, resolve);
  expect((await resolve(operator.key)).status).toBe(200);
});

/** Lets an operator be a member, and leave again. */
async function formerMember(charityId: string): Promise<BuiltActor> {
  const former = await buildActor(api.db, { isOperator: true, memberOf: charityId });
  const path = `/v1/charities/${charityId}/members/${former.userId}`;
  expect((await api.call('DELETE', path, { key: operator.key })).status).toBe(200);
  return former;
}

/** Everybody who is tied to a gift: the founder, a former member, the donor, and keys that they issued. */
async function tiedToGift() {
  const { cheat, charityId } = await founder();
  const former = await formerMember(charityId);
  const donor = await buildActor(api.db, { isOperator: true });
  const { userId: donorUserId, accountId } = donor;
  const give = () => buildCompletedDonation(api.db, { charityId, donorUserId, accountId });
  const issued = await Promise.all([cheat, former, donor].map((issuer) => issue(issuer, operator)));
  return { charityId, donor, give, issued, insiders: [cheat.key, former.key] };
}

it('bear_fees: the platform pays for no refund that somebody tied to the gift asks for', async () => {
  const { give, issued, insiders } = await tiedToGift();
  const gift = await give();
  await give();
  const refund = (key: string) =>
    api.call('POST', `/v1/donations/${gift.id}/refunds`, { key, body: { bear_fees: 'platform' } });
  await expectForbidden([...insiders, ...issued], refund);
  expect((await refund(operator.key)).status).toBe(201);
});

it('refund decisions and write-offs', async () => {
  const { charityId, donor, give, issued, insiders } = await tiedToGift();
  const [gift, disputed] = [await give(), await give()];
  await api.call('POST', `/v1/donations/${disputed.id}/disputes`, { key: operator.key, body: {} });
  const path = `/v1/donations/${gift.id}/refunds`;
  const { body: waiting } = await api.call<{ refund_id: string; awaits_decision: boolean }>('POST', path, {
    key: donor.key,
    body: {},
  });
  expect(waiting.awaits_decision).toBe(true);
  const decide = (key: string) =>
    api.call('POST', `${path}/${waiting.refund_id}/decision`, {
      key,
      body: { decision: 'platform_bears', reason: 'a' },
    });
  await expectForbidden([...insiders, donor.key, ...issued], decide);
  expect((await decide(operator.key)).status).toBe(200);

  const list = `/v1/charities/${charityId}/write-offs`;
  const ask = (key: string) =>
    api.call<{ write_off_id: string }>('POST', list, {
      key,
      body: { currency: 'USD', amount: '1.00', reason: 'a' },
    });
  const [byFounder, byFormer] = issued;
  const tied = [...insiders, String(byFounder), String(byFormer)];
  await expectForbidden(tied, ask);
  const { body } = await ask(donor.key);
  const approve = (key: string) => api.call('POST', `${list}/${body.write_off_id}/approve`, { key });
  await expectForbidden(tied, approve);
  expect((await approve(operator.key)).status).toBe(200);
});

it('the first member: no operator tied to the charity adds or confirms one', async () => {
  const { cheat, charityId } = await founder();
  const former = await formerMember(charityId);
  const { userId } = await buildActor(api.db);
  const members = `/v1/charities/${charityId}/members`;
  const tied = [cheat.key, former.key, await issue(cheat, operator), await issue(former, operator)];
  const add = (key: string) => api.call('POST', members, { key, body: { user_id: userId } });
  await expectForbidden(tied, add);
  const third = await buildActor(api.db, { isOperator: true });
  expect((await add(third.key)).status).toBe(202);
  const confirm = (key: string) => api.call('POST', `${members}/${userId}/confirm`, { key });
  await expectForbidden(tied, confirm);
  expect((await confirm(operator.key)).status).toBe(200);
});

it('reviews of applications: neither the owner nor a key of theirs', async () => {
  const owner = await buildActor(api.db, { isOperator: true });
  const { body } = await api.call<{ client_id: string }>('POST', '/v1/oauth/clients', {
    key: owner.key,
    body: {
      name: 'Mine',
      kind: 'web',
      redirect_uris: ['https://app.example/back'],
      scopes: ['charities:read'],
    },
  });
  await selectRows(api.db, `UPDATE oauth_clients SET made_by_owner = true WHERE id = $1 RETURNING 1`, [
    body.client_id,
  ]);
  const review = (key: string) => api.call('POST', `/v1/oauth/clients/${body.client_id}/review`, { key });
  await expectForbidden([owner.key, await issue(owner, operator)], review);
  expect((await review(operator.key)).status).toBe(200);
});

it('hours: not with a key that the volunteer issued', async () => {
  const volunteer = await buildActor(api.db, { isOperator: true });
  const reviewer = await buildActor(api.db, { isReviewer: true });
  const { id } = await buildHours(api.db, {
    volunteerUserId: volunteer.userId,
    accountId: volunteer.accountId,
    charityId: (await buildCharity(api.db)).id,
  });
  const key = await issue(volunteer, reviewer);
  const decide = (by: string) =>
    api.call('POST', `/v1/volunteer/hours/${id}/decision`, { key: by, body: { decision: 'verify' } });
  await expectForbidden([volunteer.key, key], decide);
  const many = await api.call<{ results: { error: { code: string } | null }[] }>(
    'POST',
    '/v1/volunteer/hours/decisions',
    { key, body: { decision: 'verify', submission_ids: [id] } },
  );
  expect(many.body.results).toMatchObject([{ error: { code: 'FORBIDDEN' } }]);
  expect((await decide(reviewer.key)).status).toBe(200);
});
