import { selectRows } from '../../db/database';
import { keepAnswer } from '../../db/queries/platform/idempotent-answers';
import { forgetBatch } from '../../worker/retention';
import { buildActor } from '../factories';
import { openTestDatabase, type TestDatabase } from '../support/database';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

it('kept answers go after their 24 hours, and not before', async () => {
  const { accountId, userId } = await buildActor(test.db);
  for (const key of ['young', 'old']) {
    await keepAnswer(test.db, {
      accountId,
      key,
      userId,
      credentialHash: 'credential',
      requestHash: 'hash',
      status: 201,
      sealedBody: 'sealed',
    });
  }
  const age = (key: string, hours: number) =>
    test.db.sequelize.query(
      `UPDATE idempotent_answers SET created_at = now() - $1 * interval '1 hour' WHERE key = $2`,
      { bind: [hours, key] },
    );
  await age('young', 23.9);
  await age('old', 24.1);
  expect(await forgetBatch(test.db)).toBe(true);
  expect(await selectRows(test.db, 'SELECT key FROM idempotent_answers')).toEqual([{ key: 'young' }]);
  expect(await forgetBatch(test.db)).toBe(false);
});
