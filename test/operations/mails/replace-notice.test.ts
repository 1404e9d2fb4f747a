/** A notice becomes one mail at most. */
import { inTransaction, selectRows } from '../../../db/database';
import { claimDueNotices } from '../../../db/queries/platform/notices';
import { enqueueNotices } from '../../../db/queries/platform/enqueue-mail';
import { requireRow } from '../../../domain/errors';
import { type StoredLetter } from '../../../letters/mails/write';
import { replaceNotice } from '../../../operations/mails/replace-notice';
import { buildActor } from '../../factories';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { giveAddress, readNewestMails, secrets } from '../../support/member-mails';

let test: TestDatabase;
beforeEach(async () => {
  test = await openTestDatabase();
});
afterEach(() => test.close());

/** Stores a notice for a user. Returns its id. */
async function buildNotice(): Promise<string> {
  const { userId } = await buildActor(test.db);
  await giveAddress(test.db, userId);
  await enqueueNotices(test.db, { kind: 'hours_decided', audience: { userId }, subject: 'hours_1' });
  const [notice] = await claimDueNotices(test.db, 1);
  return requireRow(notice, userId).id;
}

const send = (id: string, letter: StoredLetter | undefined) =>
  inTransaction(test.db, (tx) => replaceNotice(tx, secrets, { id, letter }));

const LETTER: StoredLetter = { kind: 'known_address', news: {}, to: 'ada@example.org', locale: 'en' };

it('two workers that wrote the same notice queue one mail', async () => {
  const id = await buildNotice();
  await send(id, LETTER);
  await send(id, LETTER);
  expect(await readNewestMails(test.db, 9)).toMatchObject([
    { to: 'ada@example.org', subject: 'You already have an account' },
  ]);
});

it('outdated news is only deleted', async () => {
  await send(await buildNotice(), undefined);
  expect(await readNewestMails(test.db, 9)).toEqual([]);
  expect(await selectRows(test.db, 'SELECT 1 FROM notices')).toEqual([]);
});
