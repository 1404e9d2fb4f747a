/** `doctor` and the metrics count money that waits too long, and nothing that waits for somebody. */
import { createActivities } from '../../activities';
import { checkOverdue } from '../../admin/doctor/overdue';
import { renderMetrics } from '../../api/metrics';
import { readConfig } from '../../config';
import { type Database, runStatement } from '../../db/database';
import { countOverdue } from '../../db/queries/platform/overdue';
import { DAY_MS, MINUTE_MS } from '../../domain/days';
import { OVERDUE_AFTER_MINUTES, OVERDUE_DEBIT_DAYS, OVERDUE_KINDS } from '../../domain/care/overdue';
import { createGateways } from '../../gateways';
import { buildGift } from '../factories';
import { buildPayee, storePayout } from '../factories/payees';
import { useDatabase } from '../support/database';

const test = useDatabase();

const NONE = Object.fromEntries(OVERDUE_KINDS.map((kind) => [kind, 0]));
const LATE_MS = (OVERDUE_AFTER_MINUTES + 1) * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;

const activities = () => createActivities({ db: test.db, gateways: createGateways(readConfig({}), test.db) });

async function findings(db: Database): Promise<string[]> {
  const patient = { config: readConfig({}), db, hasSchema: () => Promise.resolve(true) };
  const lines: string[] = [];
  for await (const { what } of checkOverdue(patient)) lines.push(what);
  return lines;
}

const setCharge = (donationId: string, changes: string) =>
  runStatement(test.db, `UPDATE charges SET ${changes} WHERE donation_id = $1`, [donationId]);

it('counts a gift after a quarter of an hour, unless it waits for its donor or a bank', async () => {
  const createdAt = new Date();
  const at = (afterMs: number) => new Date(createdAt.getTime() + afterMs);
  const { id } = await buildGift(test.db, { createdAt });
  expect(await countOverdue(test.db, at(LATE_MS - 2 * MINUTE_MS))).toEqual(NONE);
  expect(await countOverdue(test.db, at(LATE_MS))).toEqual({ ...NONE, gift: 1 });
  await setCharge(id, `state = 'requires_action', action_expires_at = now() + interval '1 day'`);
  expect(await countOverdue(test.db, at(LATE_MS))).toEqual(NONE);
  await setCharge(id, `state = 'processing', action_expires_at = NULL`);
  expect(await countOverdue(test.db, at(LATE_MS))).toEqual({ ...NONE, gift: 1 });
  await runStatement(test.db, `UPDATE donations SET payment_method = 'ach' WHERE id = $1`, [id]);
  expect(await countOverdue(test.db, at(LATE_MS))).toEqual(NONE);
  const afterDebit = at(OVERDUE_DEBIT_DAYS * DAY_MS + LATE_MS);
  expect((await countOverdue(test.db, afterDebit)).gift).toBe(1);
  await activities().cancelDonation({ donationId: id });
  expect((await countOverdue(test.db, afterDebit)).gift).toBe(0);
});

it('counts a payout that should have left', async () => {
  const { charity, member, account } = await buildPayee(test.db);
  const createdAt = new Date();
  const order = { charityId: charity.id, payoutAccountId: account.id, requestedBy: member.userId, createdAt };
  await storePayout(test.db, order);
  await storePayout(test.db, { ...order, status: 'held', holdReason: 'Operators look at it.' });
  expect(await countOverdue(test.db, new Date(createdAt.getTime() + HOUR_MS))).toEqual(NONE);
  const late = new Date(createdAt.getTime() + HOUR_MS + LATE_MS);
  expect(await countOverdue(test.db, late)).toEqual({ ...NONE, payout: 1 });
});

it('says so in doctor and in the metrics', async () => {
  expect(await findings(test.db)).toEqual(['nothing is overdue']);
  await buildGift(test.db, { createdAt: new Date(Date.now() - LATE_MS) });
  expect(await findings(test.db)).toEqual(['overdue: 1 gift']);
  expect((await renderMetrics(test.db)).text).toContain('giving_overdue{kind="gift"} 1');
});
