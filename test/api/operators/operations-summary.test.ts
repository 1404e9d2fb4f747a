/** What operators see of how the platform stands. */
import { runStatement } from '../../../db/database';
import { findBacklogs } from '../../../db/queries/ledger/operations';
import { buildActor, buildGift, type BuiltActor } from '../../factories';
import { buildCompletedGift } from '../../factories/completed-gift';
import { useApi } from '../../support/api';

interface WireSum {
  currency: string;
  count: number;
  amount: string;
}

interface WireSummary {
  as_of: string;
  money: Record<string, WireSum[]>;
  failures_24_hours: { code: string; count: number }[];
  backlogs: Record<string, { waiting: number; oldest_at: string | null; oldest_seconds: number | null }>;
}

const api = useApi();
let operator: BuiltActor;
beforeAll(async () => {
  operator = await buildActor(api.db, { isOperator: true });
});

async function summary(): Promise<WireSummary> {
  const { status, body, text } = await api.call<WireSummary>('GET', '/v1/operations/summary', {
    key: operator.key,
  });
  if (status !== 200) throw new Error(text);
  return body;
}

it('is for operators', async () => {
  const { key } = await buildActor(api.db);
  expect((await api.call('GET', '/v1/operations/summary', { key })).status).toBe(403);
});

it('has nothing at first', async () => {
  const { money, failures_24_hours, backlogs } = await summary();
  expect(Object.values(money).flat()).toEqual([]);
  expect(failures_24_hours).toEqual([]);
  expect(backlogs.mails).toEqual({ waiting: 0, oldest_at: null, oldest_seconds: null });
});

it('adds up money, failures and what waits', async () => {
  await buildCompletedGift(api.db);
  const older = await buildCompletedGift(api.db);
  await runStatement(api.db, `UPDATE donations SET settled_at = now() - interval '3 days' WHERE id = $1`, [
    older.id,
  ]);
  for (const [failureCode, hoursAgo] of [
    ['DECLINED', 1],
    ['DECLINED', 2],
    ['NOT_CONFIRMED', 3],
    ['NOT_CONFIRMED', 30],
  ] as const) {
    const settledAt = new Date(Date.now() - hoursAgo * 3_600_000);
    await buildGift(api.db, { status: 'failed', failureCode, failureMessage: 'No.', settledAt });
  }
  await runStatement(
    api.db,
    `INSERT INTO mails (id, kind, sealed_message, created_at) VALUES ('mail_1', 'gift_failed', '', now() - interval '5 minutes')`,
  );
  await api.call('POST', `/v1/donations/${older.id}/disputes`, { key: operator.key, body: {} });

  const { money, failures_24_hours, backlogs } = await summary();
  expect(money.completed_today).toEqual([{ currency: 'USD', count: 1, amount: '5.00' }]);
  expect(money.completed_7_days).toEqual([{ currency: 'USD', count: 2, amount: '10.00' }]);
  expect(money.disputed).toEqual([{ currency: 'USD', count: 1, amount: '5.00' }]);
  expect(money.payable).toMatchObject([{ currency: 'USD' }]);
  expect(failures_24_hours).toEqual([
    { code: 'DECLINED', count: 2 },
    { code: 'NOT_CONFIRMED', count: 1 },
  ]);
  // This sandbox has no mail server, so its mails wait for nobody.
  expect(backlogs.mails).toEqual({ waiting: 0, oldest_at: null, oldest_seconds: null });
  const { mails } = await findBacklogs(api.db, { sendsMails: true });
  expect(mails.waiting).toBeGreaterThanOrEqual(1);
  expect(Date.now() - Number(mails.oldest)).toBeGreaterThanOrEqual(300_000);
  expect(backlogs.outbox?.waiting).toBeGreaterThan(0);
});
