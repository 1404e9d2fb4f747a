/** Years of a plan in a moment: every date once, through an outage and a pause, whatever runs double or late. */
import { inTransaction, runStatement, selectRows } from '../../../db/database';
import { updateCharity } from '../../../db/queries/charities/charities';
import { listOccurrences } from '../../../db/queries/plans/occurrences';
import { holdPlans, releasePlans } from '../../../operations/plans/holds';
import { createLog } from '../../../log';
import { careForPlans } from '../../../worker/care/plans';
import { changePlan, pausePlan, skipNext } from '../../../domain/plans/plan';
import { openDispute } from '../../../operations/disputes/operator-changes';
import { newId } from '../../../new-id';
import { walkDates } from '../../factories/recurring';
import { World } from './world';

let world: World;

beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

/** Every occurrence as `date status`. */
async function listed(id: string): Promise<string[]> {
  return (await world.occurrences(id)).map(({ due, status }) => `${due} ${status}`);
}

it('31 January, monthly, 24 months, with an outage of two days and a pause', async () => {
  const id = await world.begin('2043-01-31T10:00:00Z', { frequency: 'monthly', durationMonths: 24 });
  const outage = { from: '2043-04-30T00:00:00Z', to: '2043-05-02T00:00:00Z' };
  await world.pass(id, '2043-01-31T10:00:00Z', '2043-08-15T00:00:00Z', outage);
  await world.change(id, '2043-08-15T00:00:00Z', (plan) =>
    pausePlan(plan, '2043-11-15', new Date('2043-08-15T00:00:00Z')),
  );
  await world.pass(id, '2043-08-15T00:00:00Z', '2046-01-01T00:00:00Z');

  const skipped = ['2043-08-31', '2043-09-30', '2043-10-31'];
  const dates = walkDates('2043-01-31', 'monthly', 24);
  expect(await listed(id)).toEqual(
    dates.map((date) => `${date} ${skipped.includes(date) ? 'skipped' : 'made'}`),
  );
  expect(dates.at(13)).toBe('2044-02-29');
  expect(await world.countGifts(id)).toBe(21);
  expect(await world.plan(id)).toMatchObject({ status: 'completed' });
  expect(await world.events(id)).toEqual([
    'recurring.created',
    'recurring.updated',
    'recurring.paused',
    'recurring.resumed',
    'recurring.updated',
  ]);
});

it('29 February, yearly, ten years, with an outage of two days', async () => {
  const id = await world.begin('2044-02-29T10:00:00Z', { frequency: 'annually', durationMonths: 120 });
  const outage = { from: '2048-02-29T00:00:00Z', to: '2048-03-02T00:00:00Z' };
  await world.pass(id, '2044-02-29T10:00:00Z', '2055-01-01T00:00:00Z', outage);
  expect(await listed(id)).toEqual([
    '2044-02-29 made',
    '2045-02-28 made',
    '2046-02-28 made',
    '2047-02-28 made',
    '2048-02-29 made',
    '2049-02-28 made',
    '2050-02-28 made',
    '2051-02-28 made',
    '2052-02-29 made',
    '2053-02-28 made',
  ]);
  expect(await world.countGifts(id)).toBe(10);
  expect(await world.plan(id)).toMatchObject({ status: 'completed' });
});

it('an outage over several dates is caught up by one run, each date once', async () => {
  const id = await world.begin('2043-03-02T08:00:00Z', { frequency: 'weekly', durationMonths: null });
  const at = new Date('2043-07-01T00:00:00Z');
  await Promise.all([world.run(id, at), world.run(id, at)]);
  await world.run(id, at);
  expect(await listed(id)).toEqual(walkDates('2043-03-02', 'weekly', 18).map((date) => `${date} made`));
  expect(await world.countGifts(id)).toBe(18);
});

it('a charge that fails is tried again by schedule; after three failed gifts in a row the plan has failed', async () => {
  const id = await world.begin('2043-01-31T10:00:00Z', { frequency: 'monthly', durationMonths: null });
  await world.change(id, '2043-02-01T00:00:00Z', (plan) =>
    changePlan(plan, { payment: { method: 'card', source: 'card_declined' } }, plan.startedAt),
  );
  await world.pass(id, '2043-02-01T00:00:00Z', '2044-01-01T00:00:00Z');
  expect((await world.occurrences(id)).map(({ status, attempts }) => [status, attempts])).toEqual([
    ['made', 1],
    ['failed', 5],
    ['failed', 5],
    ['failed', 5],
  ]);
  const days = await selectRows<{ day: string }>(
    world.db,
    `SELECT created_at::date::text AS day FROM donations WHERE recurring_id = $1 ORDER BY id LIMIT 6`,
    [id],
  );
  expect(days.map(({ day }) => day)).toEqual([
    '2043-01-31',
    '2043-02-28',
    '2043-03-01',
    '2043-03-03',
    '2043-03-07',
    '2043-03-13',
  ]);
  expect(await world.plan(id)).toMatchObject({ status: 'failed', endedAt: expect.any(Date) as Date });
  expect((await world.events(id)).at(-1)).toBe('recurring.failed');
});

it('a retry that succeeds makes the gift, and failures before it no longer count', async () => {
  const id = await world.begin('2043-01-10T10:00:00Z', { frequency: 'weekly', durationMonths: null });
  const pay = (source: string, at: string) =>
    world.change(id, at, (plan) => changePlan(plan, { payment: { method: 'card', source } }, new Date(at)));
  await pay('card_declined', '2043-01-11T00:00:00Z');
  await world.pass(id, '2043-01-11T00:00:00Z', '2043-01-24T20:00:00Z');
  expect(await world.plan(id)).toMatchObject({ status: 'active', failedInRow: 1 });
  await pay('card_succeeds', '2043-01-24T21:00:00Z');
  await world.pass(id, '2043-01-24T21:00:00Z', '2043-01-30T00:00:00Z');
  expect((await world.occurrences(id)).map(({ status, attempts }) => [status, attempts])).toEqual([
    ['made', 1],
    ['failed', 3],
    ['made', 2],
  ]);
  expect(await world.plan(id)).toMatchObject({ status: 'active', failedInRow: 0 });
});

it('a source without funds is a failed charge; a bank debit is never repeated', async () => {
  const id = await world.begin('2043-01-10T10:00:00Z', { frequency: 'monthly', durationMonths: null });
  await world.change(id, '2043-01-11T00:00:00Z', (plan) =>
    changePlan(plan, { payment: { method: 'ach', source: 'ach_insufficient_funds' } }, plan.startedAt),
  );
  await world.pass(id, '2043-01-11T00:00:00Z', '2043-12-31T00:00:00Z');
  expect((await world.occurrences(id)).map(({ status, attempts }) => [status, attempts])).toEqual([
    ['made', 1],
    ['failed', 1],
    ['failed', 1],
    ['failed', 1],
  ]);
  expect(await world.plan(id)).toMatchObject({ status: 'failed' });
  const [row] = await selectRows<{ code: string }>(
    world.db,
    'SELECT failure_code AS code FROM recurring_occurrences WHERE recurring_id = $1 AND number = 2',
    [id],
  );
  expect(row?.code).toBe('INSUFFICIENT_FUNDS');
});

it('the donor’s yearly limit is checked for each gift, and restarts each year', async () => {
  const id = await world.begin(
    '2043-09-15T10:00:00Z',
    { frequency: 'monthly', durationMonths: null },
    { amount: { currency: 'USD', minor: 40_000n } },
    { verificationLevel: 'basic' },
  );
  await world.pass(id, '2043-09-15T10:00:00Z', '2044-02-01T00:00:00Z');
  expect((await world.occurrences(id)).map(({ status, attempts }) => [status, attempts])).toEqual([
    ['made', 1],
    ['made', 1],
    ['failed', 1],
    ['failed', 1],
    ['made', 1],
  ]);
});

it('a skipped gift is passed over once', async () => {
  const id = await world.begin('2043-01-31T10:00:00Z', { frequency: 'monthly', durationMonths: 4 });
  await world.change(id, '2043-02-01T00:00:00Z', skipNext);
  await world.pass(id, '2043-02-01T00:00:00Z', '2044-01-01T00:00:00Z');
  expect(await listed(id)).toEqual([
    '2043-01-31 made',
    '2043-02-28 skipped',
    '2043-03-31 made',
    '2043-04-30 made',
  ]);
  expect(await world.plan(id)).toMatchObject({ status: 'completed' });
});

it('a plan that is paused because of its charity skips its dates, and continues when the charity returns', async () => {
  const id = await world.begin('2043-01-15T10:00:00Z', { frequency: 'monthly', durationMonths: null });
  const { charityId } = await world.plan(id);
  await inTransaction(world.db, (tx) => holdPlans({ tx, at: new Date('2043-02-01T00:00:00Z') }, charityId));
  expect(await world.plan(id)).toMatchObject({ status: 'paused', pausedBy: 'platform' });
  await world.pass(id, '2043-02-01T00:00:00Z', '2043-03-20T00:00:00Z');
  await inTransaction(world.db, (tx) =>
    releasePlans({ tx, at: new Date('2043-03-20T00:00:00Z') }, { charityId }),
  );
  await world.pass(id, '2043-03-20T00:00:00Z', '2043-05-01T00:00:00Z');
  expect(await listed(id)).toEqual([
    '2043-01-15 made',
    '2043-02-15 skipped',
    '2043-03-15 skipped',
    '2043-04-15 made',
  ]);
  expect(await world.events(id)).toEqual([
    'recurring.created',
    'recurring.updated',
    'recurring.paused',
    'recurring.resumed',
  ]);
});

it('a charity that can no longer receive holds the plan at its next gift', async () => {
  const id = await world.begin('2043-01-15T10:00:00Z', { frequency: 'monthly', durationMonths: null });
  const { charityId } = await world.plan(id);
  await runStatement(world.db, 'UPDATE charities SET listed = false WHERE id = $1', [charityId]);
  await world.pass(id, '2043-01-15T10:00:00Z', '2043-06-01T00:00:00Z');
  expect(await listed(id)).toEqual(['2043-01-15 made', '2043-02-15 skipped']);
  expect(await world.plan(id)).toMatchObject({ status: 'paused', pausedBy: 'platform', heldFor: 'unlisted' });
});

it('if the charity stops taking the payment method, charges fail and say why, until the donor chooses another source', async () => {
  const id = await world.begin('2043-01-15T10:00:00Z', { frequency: 'monthly', durationMonths: null });
  const { charityId } = await world.plan(id);
  await updateCharity(world.db, charityId, { paymentMethods: ['ach'] });
  await world.pass(id, '2043-01-15T10:00:00Z', '2043-02-15T12:00:00Z');
  expect(await listed(id)).toEqual(['2043-01-15 made', '2043-02-15 retrying']);
  expect((await listOccurrences(world.db, id, { limit: 1, offset: 1 })).occurrences).toMatchObject([
    { failureCode: 'VALIDATION_ERROR', failureMessage: 'payment_method: this charity takes ach, not card' },
  ]);
  await world.change(id, '2043-02-15T12:00:00Z', (plan) =>
    changePlan(plan, { payment: { method: 'ach', source: 'ach_succeeds' } }, plan.startedAt),
  );
  await world.pass(id, '2043-02-15T12:00:00Z', '2043-03-01T00:00:00Z');
  expect(await listed(id)).toEqual(['2043-01-15 made', '2043-02-15 made']);
});

it('a disputed gift stops its plan and its running retry', async () => {
  const id = await world.begin('2043-01-15T10:00:00Z', { frequency: 'monthly', durationMonths: null });
  const [gift] = await selectRows<{ id: string }>(
    world.db,
    'SELECT id FROM donations WHERE recurring_id = $1',
    [id],
  );
  await world.change(id, '2043-01-16T00:00:00Z', (plan) =>
    changePlan(plan, { payment: { method: 'card', source: 'card_declined' } }, plan.startedAt),
  );
  await world.run(id, new Date('2043-02-15T10:00:00Z'));
  const { donorUserId } = await world.plan(id);
  const now = new Date('2043-02-16T00:00:00Z');
  const order = {
    id: newId('dispute'),
    donationId: gift?.id ?? '',
    reason: null,
    evidenceDueAt: new Date('2043-03-01T00:00:00Z'),
    openedByUserId: donorUserId,
  };
  await inTransaction(world.db, (tx) => openDispute({ tx, at: now }, order));
  await world.pass(id, '2043-02-16T00:00:00Z', '2043-06-01T00:00:00Z');
  expect(await listed(id)).toEqual(['2043-01-15 made', '2043-02-15 skipped']);
  expect(await world.plan(id)).toMatchObject({ status: 'cancelled', cancelledBy: 'platform' });
  expect((await world.events(id)).filter((name) => name === 'recurring.cancelled')).toHaveLength(1);
});

it('a charity that is listed again gets its gifts again, and a lost schedule is recreated', async () => {
  const id = await world.begin('2043-01-15T10:00:00Z', { frequency: 'monthly', durationMonths: null });
  const { charityId } = await world.plan(id);
  const list = (listed: boolean) =>
    runStatement(world.db, 'UPDATE charities SET listed = $2 WHERE id = $1', [charityId, listed]);
  await list(false);
  await world.run(id, new Date('2043-02-15T10:00:00Z'));
  await careForPlans({ db: world.db, log: createLog('worker', 'silent') }, new Date('2043-02-16T00:00:00Z'));
  expect(await world.plan(id)).toMatchObject({ status: 'paused', heldFor: 'unlisted' });
  await list(true);
  await careForPlans({ db: world.db, log: createLog('worker', 'silent') }, new Date('2043-02-17T00:00:00Z'));
  expect(await world.plan(id)).toMatchObject({ status: 'active', heldFor: null });

  const promises = () =>
    selectRows(world.db, 'SELECT 1 FROM outbox WHERE schedule AND workflow_id = $1', [id]);
  await runStatement(world.db, 'DELETE FROM outbox WHERE workflow_id = $1', [id]);
  await careForPlans({ db: world.db, log: createLog('worker', 'silent') }, new Date('2043-03-15T10:10:00Z'));
  expect(await promises()).toHaveLength(0);
  await careForPlans({ db: world.db, log: createLog('worker', 'silent') }, new Date('2043-03-15T10:20:00Z'));
  await careForPlans({ db: world.db, log: createLog('worker', 'silent') }, new Date('2043-03-15T10:30:00Z'));
  expect(await promises()).toHaveLength(1);
});
