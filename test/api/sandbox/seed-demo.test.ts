/** The sandbox's demo keys: kept on a second start, and only the missing ones are added. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DemoKeys, seedDemo, seedDemoPasswords } from '../../../api/seed-demo';
import { runStatement, selectRows } from '../../../db/database';
import { findActorByKeyHash } from '../../../db/queries/access/api-keys';
import { SCOPES } from '../../../domain/access/scopes';
import { findLoginByEmail } from '../../../db/queries/access/logins';
import { isPassword } from '../../../api/identity/passwords';
import { hashKey } from '../../../gateways/secrets/tokens';
import { sandboxCharity } from '../../../domain/sandbox/charity';
import { completeApplication } from '../../factories/complete-application';
import { startApi, type TestApi } from '../../support/api';
import { US_ACCOUNT } from '../payout-accounts/world';

interface Profile {
  phone: string | null;
  phone_confirmed_at: string | null;
  terms: { version: string } | null;
}

const home = mkdtempSync(join(tmpdir(), 'giving-seed-'));
let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => {
  await api.close();
  rmSync(home, { recursive: true, force: true });
});

const seed = () => seedDemo({ databaseUrl: api.databaseUrl, home });

it('keeps the keys in the file and adds the roles that it lacks', async () => {
  const file = join(home, 'demo-keys.json');
  const { other_reviewer, ...earlier } = await seed();
  writeFileSync(file, JSON.stringify(earlier));
  const keys = await seed();
  expect(keys).toEqual({ ...earlier, other_reviewer: expect.any(String) as string });
  expect(keys.other_reviewer).not.toBe(other_reviewer);
  expect(await seed()).toEqual(keys);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(keys);
});

it('verifies a charity to standard with only the demo keys', async () => {
  const keys: DemoKeys = await seed();
  const call = (role: keyof DemoKeys, path: string, body: object) =>
    api.call<{ id: string; status: string }>('POST', path, { key: keys[role], body });
  const { id } = (await call('other_donor', '/v1/charities', { name: 'Demo kitchen' })).body;
  const applied = await api.call<{ verification_id: string }>('POST', '/api/v1/verification/initiate', {
    key: keys.other_donor,
    body: { entity_type: 'organization', entity_id: id, verification_level: 'standard' },
  });
  await completeApplication(api.db, applied.body.verification_id);
  await runStatement(
    api.db,
    `UPDATE verifications SET stage = 'compliance_check', status = 'in_review' WHERE entity_id = $1`,
    [id],
  );
  const approve = (role: keyof DemoKeys) =>
    call(role, `/api/v1/verification/${id}/review`, { decision: 'approve' });
  expect((await approve('reviewer')).body.status).toBe('in_review');
  expect((await approve('other_reviewer')).body.status).toBe('approved');
});

it('may send a million requests an hour; a start keeps their keys, and adds the scopes that they lack', async () => {
  const first = await seed();
  await runStatement(api.db, `UPDATE api_keys SET scopes = '{fees:read}'`);
  const second = await seed();
  expect(second).toEqual(first);
  for (const key of Object.values(second)) {
    const actor = await findActorByKeyHash(api.db, hashKey(key));
    expect(actor).toMatchObject({ plan: 'enterprise', hourlyLimit: 1_000_000, scopes: [...SCOPES] });
  }
});

it('every demo user can sign in, with a password that a start keeps', async () => {
  const keys = await seed();
  const options = { databaseUrl: api.databaseUrl, home };
  const passwords = await seedDemoPasswords(options, keys);
  expect(Object.keys(passwords)).toEqual(Object.keys(keys));
  for (const { email, password } of Object.values(passwords)) {
    expect(email).toMatch(/@example\.org$/);
    const login = await findLoginByEmail(api.db, email);
    expect(login?.confirmed).toBe(true);
    expect(await isPassword(password, login?.passwordHash)).toBe(true);
  }
  expect(await seedDemoPasswords(options, keys)).toEqual(passwords);
});

it('the users of new keys get addresses of their own, if others have the first ones', async () => {
  const keys = await seed();
  const before = await seedDemoPasswords({ databaseUrl: api.databaseUrl, home }, keys);
  const otherHome = mkdtempSync(join(tmpdir(), 'giving-seed-'));
  try {
    const options = { databaseUrl: api.databaseUrl, home: otherHome };
    const after = await seedDemoPasswords(options, await seedDemo(options));
    expect(after.donor.email).not.toBe(before.donor.email);
  } finally {
    rmSync(otherHome, { recursive: true, force: true });
  }
});

it('both demo members joined the test charity 400 days ago and are verified to standard', async () => {
  const keys = await seed();
  for (const role of ['member', 'other_member'] as const) {
    const { user_id } = (await api.call<{ user_id: string }>('GET', '/v1/users/me', { key: keys[role] }))
      .body;
    const status = await api.call<object>('GET', `/api/v1/verification/status/${user_id}`, {
      key: keys[role],
    });
    expect(status.body).toMatchObject({ entity_type: 'donor', level: 'standard', status: 'approved' });
    const joined = await selectRows<{ days: number }>(
      api.db,
      `SELECT round(extract(epoch FROM now() - created_at) / 86400)::int AS days FROM charity_members WHERE user_id = $1`,
      [user_id],
    );
    expect(joined).toEqual([{ days: 400 }]);
  }
});

it('the two members confirm for each other', async () => {
  const keys = await seed();
  const path = `/v1/charities/${sandboxCharity.id}/payout-accounts`;
  const body = { ...US_ACCOUNT, holder_name: sandboxCharity.name };
  const added = await api.call<{ account_id: string }>('POST', path, { key: keys.member, body });
  const confirm = (key: string) =>
    api.call<{ status: string }>('POST', `${path}/${added.body.account_id}/confirm`, { key });
  expect((await confirm(keys.member)).status).toBe(403);
  expect((await confirm(keys.other_member)).body.status).toBe('cooling_off');
});

it('a revocation is undone by an appeal with only the demo keys', async () => {
  const keys = await seed();
  const call = async (role: keyof DemoKeys, path: string, body: object) =>
    (await api.call<{ id: string; status: string }>('POST', path, { key: keys[role], body })).body;
  const { id } = await call('other_donor', '/v1/charities', { name: 'Demo library' });
  const verification = `/api/v1/verification/${id}`;
  const entity = { entity_type: 'organization', entity_id: id };
  await call('other_donor', '/api/v1/verification/initiate', { ...entity, verification_level: 'basic' });
  await runStatement(
    api.db,
    `UPDATE verifications SET stage = 'verified', status = 'approved', in_force = true WHERE entity_id = $1`,
    [id],
  );
  const concern = { grounds: 'fraudulent_documents', reason: 'Forged.' };
  await call('reviewer', `${verification}/concerns`, concern);
  await call('other_donor', `${verification}/concerns/remedy`, { statement: 'It is not.' });
  const revoke = { decision: 'revoke', reason: 'Forged.' };
  await call('other_reviewer', `${verification}/concerns/determination`, revoke);
  await call('third_reviewer', `${verification}/concerns/determination`, revoke);
  await call('other_donor', `${verification}/appeals`, { explanation: 'It is real.' });
  await call('fourth_reviewer', `${verification}/review`, { decision: 'pass' });
  const approve = (role: keyof DemoKeys) => call(role, `${verification}/review`, { decision: 'approve' });
  expect(await approve('fifth_reviewer')).toMatchObject({ status: 'appealed' });
  expect(await approve('other_operator')).toMatchObject({ status: 'approved' });
});

it('both members of the test charity have a confirmed phone of their own and accepted terms', async () => {
  const keys = await seed();
  const users = await Promise.all(
    (['member', 'other_member', 'donor'] as const).map(async (role) => {
      const { body } = await api.call<Profile>('GET', '/v1/users/me', { key: keys[role] });
      return [body.phone, body.phone_confirmed_at !== null, body.terms?.version];
    }),
  );
  expect(users).toEqual([
    ['+12025550101', true, 'sandbox-1'],
    ['+12025550102', true, 'sandbox-1'],
    [null, false, undefined],
  ]);
});
