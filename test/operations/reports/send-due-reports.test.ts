/** A due report goes to its recipients alone, and a full batch says where the next one continues. */
import { inTransaction, selectRows } from '../../../db/database';
import { update } from '../../../db/rows';
import { subscriptions } from '../../../db/tables/payouts';
import { insertReport } from '../../../db/queries/reports/saved-reports';
import { addDays, dayOf, startOfDay } from '../../../domain/days';
import { newId } from '../../../new-id';
import { sendDueReports } from '../../../operations/reports/send-due-reports';
import { beginSubscription } from '../../../operations/subscriptions/member-changes';
import { buildActor } from '../../factories';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { giveAddress } from '../../support/member-mails';
import { buildPayee } from '../../factories/payees';

let test: TestDatabase;
beforeEach(async () => {
  test = await openTestDatabase();
});
afterEach(() => test.close());

const today = dayOf(new Date());
const tomorrow = addDays(today, 1);

/** Daily reports of one charity, all to one of its two members. Returns the recipient and the ids in order. */
async function buildReports(count: number): Promise<{ userId: string; ids: string[] }> {
  const { charity, member: actor } = await buildPayee(test.db);
  const other = await buildActor(test.db, { memberOf: charity.id });
  for (const { userId } of [actor, other]) await giveAddress(test.db, userId);
  const at = new Date();
  await inTransaction(test.db, (tx) =>
    beginSubscription({ tx, at, actor }, { charity, kind: 'custom_reporting' }),
  );
  const ids = Array.from({ length: count }, () => newId('savedreport')).sort();
  for (const id of ids) {
    await insertReport(test.db, {
      ...{ id, charityId: charity.id, userId: actor.userId, recipients: [actor.userId] },
      ...{ name: 'Gifts of the day', frequency: 'daily', format: 'csv', columns: ['net_amount'] },
      ...{ paymentMethod: null, tier: null, nextOn: tomorrow, lastSentAt: null, createdAt: at },
    });
  }
  return { userId: actor.userId, ids };
}

const send = (after: string) =>
  inTransaction(test.db, (tx) => sendDueReports({ tx, at: startOfDay(tomorrow) }, { day: tomorrow, after }));

it('the notice is for the recipient, and names the report and the period that has ended', async () => {
  const { userId, ids } = await buildReports(1);
  expect(await send('')).toEqual({ reports: 1, after: null });
  const notices = await selectRows(
    test.db,
    `SELECT user_id, subject FROM notices WHERE kind = 'saved_report'`,
  );
  expect(notices).toEqual([{ userId, subject: `${ids[0]}/${today}/${today}` }]);
});

it('a full batch names its last report, and the batch after it is the last one', async () => {
  const { ids } = await buildReports(101);
  const first = await send('');
  expect(first).toEqual({ reports: 100, after: ids[99] });
  expect(await send(first.after ?? '')).toEqual({ reports: 1, after: null });
});

it('a due report of a charity without a subscription is not sent, and the batch says so', async () => {
  const { userId } = await buildReports(1);
  const ended = { status: 'ended', endedAt: new Date(), endReason: 'cancelled' } as const;
  await update(test.db, subscriptions, { kind: 'custom_reporting' }, ended);
  expect(await send('')).toEqual({ reports: 0, after: null });
  expect(await selectRows(test.db, 'SELECT 1 FROM notices WHERE user_id = $1', [userId])).toEqual([]);
});
