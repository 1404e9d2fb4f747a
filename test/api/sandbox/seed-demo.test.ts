/** The sandbox's demo keys: kept on a second start, and only the missing ones are added. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DemoKeys, seedDemo } from '../../../api/seed-demo';
import { selectRows } from '../../../db/database';
import { findActorByKeyHash } from '../../../db/queries/access/api-keys';
import { SCOPES } from '../../../domain/access/scopes';
import { hashKey } from '../../../gateways/credentials';
import { startApi, type TestApi } from '../../support/api';

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

it('keeps the keys of an earlier version and adds the roles that it lacked', async () => {
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
  const { id } = (await call('donor', '/v1/charities', { name: 'Demo kitchen' })).body;
  await call('donor', '/api/v1/verification/initiate', {
    entity_type: 'organization',
    entity_id: id,
    verification_level: 'standard',
  });
  await api.db.sequelize.query(
    `UPDATE verifications SET stage = 'compliance_check', status = 'in_review' WHERE entity_id = $1`,
    { bind: [id] },
  );
  const approve = (role: keyof DemoKeys) =>
    call(role, `/api/v1/verification/${id}/review`, { decision: 'approve' });
  expect((await approve('reviewer')).body.status).toBe('in_review');
  expect((await approve('other_reviewer')).body.status).toBe('approved');
});

it('may send a million requests an hour; a start keeps their keys, and adds the scopes that they lack', async () => {
  const first = await seed();
  await selectRows(api.db, `UPDATE api_keys SET scopes = '{fees:read}' RETURNING 1`);
  const second = await seed();
  expect(second).toEqual(first);
  for (const key of Object.values(second)) {
    const actor = await findActorByKeyHash(api.db, hashKey(key));
    expect(actor).toMatchObject({ plan: 'enterprise', hourlyLimit: 1_000_000, scopes: [...SCOPES] });
  }
});
