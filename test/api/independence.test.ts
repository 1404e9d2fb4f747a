/** Operators and reviewers decide nothing about what they are tied to: terms, disputes, mentions, hours. */
import { type BuiltActor, buildActor, buildCharity, buildHours } from '../factories';
import { buildCompletedDonation } from '../factories/completed-gift';
import { startApi, type TestApi, type WireError } from '../support/api';

let api: TestApi;
let operator: BuiltActor;
beforeAll(async () => {
  api = await startApi();
  operator = await buildActor(api.db, { isOperator: true });
});
afterAll(() => api.close());

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
  const body = { name: 'a', scopes: ['volunteer:write', 'donations:write', 'fees:read', 'search:read'] };
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
