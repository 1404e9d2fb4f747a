/** The first member of a charity takes two operators. */
import { type BuiltActor, buildActor, buildCharity } from '../../factories';
import { useApi } from '../../support/api';
import { sizeOf } from '../../support/large';
import { readInvitationToken } from '../../support/oauth';

const ROUNDS = sizeOf({ usual: 5, large: 200 });
jest.setTimeout(120_000 + ROUNDS * 5_000);
const api = useApi();
let operator: BuiltActor;
let other: BuiltActor;
beforeAll(async () => {
  operator = await buildActor(api.db, { isOperator: true });
  other = await buildActor(api.db, { isOperator: true });
});

interface Membership {
  status: string;
  joined_at: string | null;
}

const add = (by: BuiltActor, charityId: string, userId: string) =>
  api.call<Membership>('POST', `/v1/charities/${charityId}/members`, {
    key: by.key,
    body: { user_id: userId },
  });

const confirm = (key: string, charityId: string, userId: string) =>
  api.call<Membership>('POST', `/v1/charities/${charityId}/members/${userId}/confirm`, { key });

async function isMember(charityId: string, { key }: BuiltActor): Promise<boolean> {
  return (await api.call('GET', `/v1/charities/${charityId}/members`, { key })).status === 200;
}

it('waits for another operator, who confirms it once', async () => {
  const { id } = await buildCharity(api.db);
  const user = await buildActor(api.db);
  for (const by of [operator, operator, other]) {
    const asked = await add(by, id, user.userId);
    expect([asked.status, asked.body]).toEqual([
      202,
      { charity_id: id, user_id: user.userId, status: 'pending_confirmation', joined_at: null },
    ]);
  }
  expect(await isMember(id, user)).toBe(false);
  expect((await confirm(operator.key, id, user.userId)).status).toBe(403);
  expect((await confirm(user.key, id, user.userId)).status).toBe(403);
  const confirmed = await confirm(other.key, id, user.userId);
  expect(confirmed.body).toMatchObject({ status: 'active', joined_at: expect.any(String) as string });
  expect(await isMember(id, user)).toBe(true);
  expect((await confirm(other.key, id, user.userId)).status).toBe(404);
  const second = await add(operator, id, (await buildActor(api.db)).userId);
  expect([second.status, second.body.status]).toEqual([201, 'active']);
});

it('neither a key of the operator who asked nor the member confirms it', async () => {
  const { id } = await buildCharity(api.db);
  const helper = await buildActor(api.db, { isOperator: true });
  await add(operator, id, helper.userId);
  const keyed = await buildActor(api.db, { isOperator: true });
  const issued = await api.call<{ key: string }>('POST', `/v1/users/${keyed.userId}/api-keys`, {
    key: operator.key,
    body: { name: 'a', scopes: ['charities:write'] },
  });
  expect((await confirm(issued.body.key, id, helper.userId)).status).toBe(403);
  expect((await confirm(helper.key, id, helper.userId)).status).toBe(403);
  // The key ties the operator to whom it was issued, with every other key too.
  expect((await confirm(keyed.key, id, helper.userId)).status).toBe(403);
  expect((await confirm(other.key, id, helper.userId)).status).toBe(200);
});

it('can be taken back, and then not be confirmed', async () => {
  const { id } = await buildCharity(api.db);
  const user = await buildActor(api.db);
  await add(operator, id, user.userId);
  const path = `/v1/charities/${id}/members/${user.userId}`;
  expect((await api.call('DELETE', path, { key: other.key })).status).toBe(200);
  expect((await confirm(other.key, id, user.userId)).status).toBe(404);
});

it('does not come by an invitation, nor by one from before the last member left', async () => {
  const { id } = await buildCharity(api.db);
  const email = 'first@example.org';
  const invite = (key: string) =>
    api.call('POST', `/v1/charities/${id}/invitations`, { key, body: { email } });
  expect((await invite(operator.key)).status).toBe(409);
  const last = await buildActor(api.db, { memberOf: id });
  expect((await invite(last.key)).status).toBe(201);
  await api.call('DELETE', `/v1/charities/${id}/members/${last.userId}`, { key: operator.key });
  const body = { token: await readInvitationToken(api, email) };
  expect((await api.call('POST', '/v1/invitations/accept', { key: other.key, body })).status).toBe(409);
  expect((await add(operator, id, last.userId)).status).toBe(202);
});

it('is confirmed once by operators at once', async () => {
  const third = await buildActor(api.db, { isOperator: true });
  const user = await buildActor(api.db);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await buildCharity(api.db);
    await add(operator, id, user.userId);
    const replies = await Promise.all([other, third].map(({ key }) => confirm(key, id, user.userId)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
  }
});
