/** Saved reports arrive by mail: once for each period, to members alone, and while the subscription runs. */
import { readConfig } from '../../../config';
import { inTransaction, runStatement } from '../../../db/database';
import { removeMember } from '../../../db/queries/members/members';
import { findReport } from '../../../db/queries/reports/saved-reports';
import { addDays, dayOf, startOfDay } from '../../../domain/days';
import { createGateways } from '../../../gateways';
import { createLog } from '../../../log';
import { type NewReport, saveReport } from '../../../operations/reports/member-changes';
import { sendDueReports } from '../../../operations/reports/send-due-reports';
import { beginSubscription } from '../../../operations/subscriptions/member-changes';
import { relayNotices } from '../../../worker/notice-relay';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { giveAddress, readNewestMails } from '../../support/member-mails';
import { buildPayee } from '../../factories/payees';

let test: TestDatabase;
beforeEach(async () => {
  test = await openTestDatabase();
});
afterEach(() => test.close());

const today = dayOf(new Date());
const tomorrow = addDays(today, 1);

async function buildReport(changes: Partial<NewReport> = {}) {
  const { charity, member: actor } = await buildPayee(test.db);
  await giveAddress(test.db, actor.userId);
  const at = new Date();
  const { id: subscriptionId } = await inTransaction(test.db, (tx) =>
    beginSubscription({ tx, at, actor }, { charity, kind: 'custom_reporting' }),
  );
  const report = await inTransaction(test.db, (tx) =>
    saveReport(
      { tx, at },
      {
        charityId: charity.id,
        userId: actor.userId,
        name: 'Gifts of the day',
        frequency: 'daily',
        format: 'csv',
        columns: ['net_amount'],
        paymentMethod: null,
        tier: null,
        recipients: [actor.userId],
        ...changes,
      },
    ),
  );
  return { charity, userId: actor.userId, subscriptionId, report };
}

const send = (day: string) =>
  inTransaction(test.db, (tx) => sendDueReports({ tx, at: startOfDay(day) }, { day, after: '' }));

/** The mails with a report, newest first. */
async function mails() {
  const dependencies = {
    db: test.db,
    gateways: createGateways(readConfig({}), test.db),
    config: { publicUrl: 'https://give.example', port: 0 },
  };
  await relayNotices(dependencies, createLog('worker', 'silent'));
  return (await readNewestMails(test.db, 10)).filter(({ kind }) => kind === 'saved_report');
}

it('carries the file of the period that has ended, once', async () => {
  const { charity, report } = await buildReport();
  expect(await send(today)).toEqual({ reports: 0, after: null });
  expect(await send(tomorrow)).toEqual({ reports: 1, after: null });
  expect(await send(tomorrow)).toEqual({ reports: 0, after: null });
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`Gifts of the day: report of ${charity.name}`);
  expect(mail?.unsubscribeUrl).toContain('https://give.example/account/unsubscribe');
  const [attachment] = mail?.attachments ?? [];
  expect(attachment).toMatchObject({
    filename: `report-${today}-${today}.csv`,
    contentType: 'text/csv',
  });
  expect(Buffer.from(attachment?.base64 ?? '', 'base64').toString()).toBe(
    '\ufeffnet_amount\r\n100.00\r\n-50.00\r\n',
  );
  expect(await findReport(test.db, report.id)).toMatchObject({
    nextOn: addDays(tomorrow, 1),
    lastSentAt: startOfDay(tomorrow),
  });
});

it('is not sent without the subscription, nor later for the days without it', async () => {
  const { subscriptionId, report } = await buildReport();
  const setStatus = (sql: string) =>
    runStatement(test.db, `UPDATE subscriptions SET ${sql} WHERE id = $1`, [subscriptionId]);
  await setStatus(`status = 'ended', ended_at = now(), end_reason = 'cancelled'`);
  expect(await send(addDays(tomorrow, 1))).toEqual({ reports: 0, after: null });
  await setStatus(`status = 'active', ended_at = NULL, end_reason = NULL`);
  expect(await send(addDays(tomorrow, 4))).toEqual({ reports: 1, after: null });
  expect((await mails())[0]?.attachments?.[0]?.filename).toContain(addDays(tomorrow, 3));
  expect((await findReport(test.db, report.id))?.nextOn).toBe(addDays(tomorrow, 5));
});

it('does not reach somebody who has left the charity meanwhile', async () => {
  const { charity, userId } = await buildReport();
  await send(tomorrow);
  await removeMember(test.db, { charityId: charity.id, userId, at: new Date() });
  expect(await mails()).toEqual([]);
});

it('says how to download a file that is too large for a mail', async () => {
  const { charity, report } = await buildReport({ name: 'Everything' });
  // A wide text stands for many lines: the file passes 5 MiB.
  await runStatement(test.db, `UPDATE charities SET name = repeat('x', 6000000) WHERE id = $1`, [charity.id]);
  await runStatement(test.db, `UPDATE saved_reports SET columns = '{organization_name}' WHERE id = $1`, [
    report.id,
  ]);
  await send(tomorrow);
  const [mail] = await mails();
  expect(mail?.attachments).toEqual([]);
  expect(mail?.text).toContain(`Any member can download it. Its id is ${report.id}.`);
  expect(mail?.text).toContain('https://give.example/docs/rules/reports');
});
