/** The demo accounts of the sandbox. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDemo } from '../../api/seed-demo';
import { selectRows } from '../../db/database';
import { findActorByKeyHash } from '../../db/queries/access/api-keys';
import { SCOPES } from '../../domain/access/scopes';
import { hashKey } from '../../gateways/credentials';
import { openTestDatabase, type TestDatabase } from '../support/database';

let test: TestDatabase;
let home: string;
beforeAll(async () => {
  test = await openTestDatabase(2);
  home = mkdtempSync(join(tmpdir(), 'giving-demo-'));
});
afterAll(async () => {
  await test.close();
  rmSync(home, { recursive: true, force: true });
});

it('may send a million requests an hour; a start keeps their keys, and adds the scopes that they lack', async () => {
  const first = await seedDemo({ databaseUrl: test.url, home });
  await selectRows(test.db, `UPDATE api_keys SET scopes = '{fees:read}' RETURNING 1`);
  const second = await seedDemo({ databaseUrl: test.url, home });
  expect(second).toEqual(first);
  for (const key of Object.values(second)) {
    const actor = await findActorByKeyHash(test.db, hashKey(key));
    expect(actor).toMatchObject({ plan: 'enterprise', hourlyLimit: 1_000_000, scopes: [...SCOPES] });
  }
});
