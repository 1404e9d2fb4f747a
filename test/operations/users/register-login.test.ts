/** Two registrations of one address at the same moment make one account. */
import { inTransaction, selectRows } from '../../../db/database';
import { createSecretBox } from '../../../gateways';
import { registerLogin } from '../../../operations/users/sign-up';
import { useDatabase } from '../../support/database';
import { waitFor } from '../../support/wait';

const secrets = createSecretBox([{ id: '1', key: 'Vn0v3p1bXo5mT7cK2rWq8sYhL4jZ6eUa' }]);

const test = useDatabase();

const register = (db: typeof test.db, name: string) =>
  registerLogin(
    { tx: db, at: new Date(), secrets },
    {
      name,
      email: 'ada@example.org',
      passwordHash: 'hash',
      locale: 'en',
      interaction: null,
      issuer: 'https://giving.example',
      mayMail: true,
    },
  );

/** True while a transaction waits for another one, whose row has the same key. */
async function isWaiting(): Promise<boolean> {
  const rows = await selectRows(
    test.db,
    `SELECT 1 FROM pg_locks l JOIN pg_stat_activity a USING (pid)
     WHERE NOT l.granted AND a.datname = current_database()`,
  );
  return rows.length > 0;
}

it('the second one is refused, and leaves neither a user nor a mail', async () => {
  let second = Promise.resolve();
  await inTransaction(test.db, async (tx) => {
    await register(tx, 'First');
    second = inTransaction(test.db, (other) => register(other, 'Second'));
    second.catch(() => undefined);
    await waitFor('the second registration', isWaiting);
  });
  await expect(second).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await selectRows(test.db, 'SELECT name FROM users')).toEqual([{ name: 'First' }]);
  expect(await selectRows(test.db, 'SELECT count(*)::int AS mails FROM mails')).toEqual([{ mails: 1 }]);
});
