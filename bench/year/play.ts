/** Plays the simulated year, day by day. */
import { inTransaction, selectRows } from '../../db/database';
import { endProcessorEvent, type WaitingEvent } from '../../db/queries/charges/processor-events';
import { prepareEvent } from '../../worker/apply-processor-event';
import { DAY_MS, dayOf, shiftByDays } from '../../domain/days';
import { createLog } from '../../log';
import { foldFunds } from '../../operations/ledger/fold-funds';
import { extendReceiptLog } from '../../worker/receipt-appender';
import { closeStatements } from '../../worker/care/statements';
import { type Bank } from './bank';
import { accept, charge, complete, dispute, dropWorkflows, endDispute, refund } from './gifts';
import { changeAccounts, payOneDay, type PayoutCounts } from './payouts';
import { DAYS, type DisputePlan, type GiftPlan, planDay, type RefundPlan, type YearPlan } from './plan';
import { randomOf } from './random';
import { type YearTemporal } from './temporal';
import { addAccount, firstNumber, type World } from './world';

const CLIENTS = 8;
/** A checkpoint comes at least this long after the one before. */
const CHECKPOINT_MS = 1_010;
/** The months close a few days after the year. */
const DAYS_AFTER = 5;

export interface YearCounts extends PayoutCounts {
  gifts: number;
  declined: number;
  byWorkflows: number;
  refunds: Record<'done' | 'failed' | 'refused' | 'decided', number>;
  disputes: Record<'opened' | 'won' | 'lost' | 'refused', number>;
  returns: number;
  /** Seconds that gifts, refunds and disputes took. */
  giftSeconds: number;
  /** References that the reconciliation compared. */
  compared: number;
  reconcileSeconds: number;
}

type Task = (at: Date) => Promise<void>;

interface Stage {
  world: World;
  temporal: YearTemporal;
  bank: Bank;
  year: YearPlan;
  counts: YearCounts;
  /** What follows from earlier days, by day. */
  later: Map<number, Task[]>;
  say: (line: string) => void;
}

let signedAtMs = 0;
let signing: Promise<void> = Promise.resolve();

/** Signs the receipt log until every queued leaf is covered. Gifts that ask at the same time take turns. */
export async function signLog({ appender }: World): Promise<void> {
  const log = createLog('year', 'warn');
  const sign = async () => {
    for (let isFull = true; isFull;) {
      signedAtMs = Math.max(Date.now(), signedAtMs + CHECKPOINT_MS);
      isFull = await extendReceiptLog(appender, log, new Date(signedAtMs));
    }
  };
  signing = signing.then(sign);
  await signing;
}

export async function playYear(stage: Omit<Stage, 'later'>, firstDay: Date): Promise<void> {
  const { world, temporal, year, counts, say } = stage;
  const playing: Stage = { ...stage, later: new Map() };
  await temporal.clock.moveTo(new Date(firstDay.getTime() - DAY_MS));
  const random = randomOf(year.seed, DAYS + 1);
  for (const [index, payee] of world.payees.entries()) {
    await addAccount(world, payee, { number: firstNumber(index, random), at: temporal.clock.now() });
  }
  for (let day = 0; day < DAYS + DAYS_AFTER; day += 1) {
    const morning = new Date(firstDay.getTime() + day * DAY_MS + 6 * 3_600_000 + 7 * 60_000);
    await temporal.clock.moveTo(morning);
    const today = { day: dayOf(morning), random: randomOf(year.seed, day, 1), counts };
    await payOneDay(stage, today);
    const reconciling = performance.now();
    counts.compared += (await temporal.reconcile(dayOf(shiftByDays(morning, -1)))).compared;
    counts.reconcileSeconds += (performance.now() - reconciling) / 1_000;
    await playGifts(playing, day, temporal.clock.now());
    counts.accountChanges += await changeAccounts(world, today.random, temporal.clock.now());
    await keepBooks(world, temporal.clock.now());
    if (day % 30 === 29) say(`day ${day + 1}: ${counts.gifts} gifts, ${counts.byRuns} payouts by runs`);
  }
}

async function countPendingGifts({ db }: World): Promise<number> {
  const [row] = await selectRows<{ count: number }>(
    db,
    `SELECT count(*)::int AS count FROM donations WHERE status = 'pending'`,
  );
  return row?.count ?? 0;
}

/** Does what the worker's loops do beside workflows. */
async function keepBooks(world: World, at: Date): Promise<void> {
  await signLog(world);
  while ((await foldFunds(world.db, at)) > 0);
  const log = createLog('year', 'warn');
  while (await closeStatements({ db: world.db, log }, at));
  await signLog(world);
  await world.planter.tamper(at);
}

async function playGifts(stage: Stage, day: number, from: Date): Promise<void> {
  const { world, temporal, counts, year } = stage;
  const start = performance.now();
  const plans = day < DAYS ? planDay(year, day) : [];
  const [forWorkflows, direct] = [plans.filter((p) => p.usesWorkflow), plans.filter((p) => !p.usesWorkflow)];
  const accepted: { plan: GiftPlan; gift: Awaited<ReturnType<typeof accept>>; at: Date }[] = [];
  await inParallel(direct, async (plan) => {
    const at = new Date(from.getTime() + plan.second * 1_000);
    const gift = await accept(world, plan, at);
    if (await charge(world, gift, at)) accepted.push({ plan, gift, at });
    else counts.declined += 1;
  });
  await signLog(world);
  await inParallel(accepted, async (each) => {
    const { plan, gift } = each;
    await complete(world, each);
    counts.gifts += 1;
    for (const next of plan.later) plant(stage, { day: day + next.afterDays, giftId: gift.id, next });
  });
  await applyReturns(stage, new Date(from.getTime() + 80_500 * 1_000));
  const tasks = stage.later.get(day) ?? [];
  stage.later.delete(day);
  await inParallel(tasks, (task) => task(new Date(from.getTime() + 81_000 * 1_000)));
  await dropWorkflows(world, direct.length === 0 ? [] : await listPlayed(world, from));
  counts.giftSeconds += (performance.now() - start) / 1_000;
  for (const plan of forWorkflows) {
    const gift = await accept(world, plan, temporal.clock.now());
    counts.byWorkflows += 1;
    for (const next of plan.later) plant(stage, { day: day + 1 + next.afterDays, giftId: gift.id, next });
  }
  await temporal.letSettle(() => countPendingGifts(world));
}

/** The gifts of today, of which none uses its workflow yet. */
async function listPlayed({ db }: World, from: Date): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(db, 'SELECT id FROM donations WHERE created_at >= $1', [
    from,
  ]);
  return rows.map(({ id }) => id);
}

interface Later {
  day: number;
  giftId: string;
  next: RefundPlan | DisputePlan;
}

function plant(stage: Stage, { day, giftId, next }: Later): void {
  const { world, counts } = stage;
  addTask(stage, day, async (at) => {
    if (next.kind === 'refund') {
      counts.refunds[await refund(world, giftId, next, at)] += 1;
      return;
    }
    const disputeId = await dispute(world, giftId, at);
    counts.disputes[disputeId === undefined ? 'refused' : 'opened'] += 1;
    if (disputeId === undefined) return;
    const { outcome, endsAfterDays } = next;
    addTask(stage, day + endsAfterDays, async (endedAt) => {
      await endDispute(world, { disputeId, outcome, at: endedAt });
      counts.disputes[outcome] += 1;
    });
  });
}

function addTask({ later }: Stage, day: number, task: Task): void {
  later.set(day, [...(later.get(day) ?? []), task]);
}

/** Applies what the bank reports: returned debits. */
async function applyReturns({ world, counts }: Stage, at: Date): Promise<void> {
  const { db, gateways } = world;
  const events = await selectRows<WaitingEvent>(
    db,
    `SELECT id, processor, type, kind, reference, attempts FROM processor_events
     WHERE state = 'waiting' AND next_attempt_at <= $1 ORDER BY id`,
    [at],
  );
  for (const event of events) {
    const change = await prepareEvent({ db, processor: gateways.processor, event });
    await inTransaction(db, async (tx) => {
      const isOurs = await change(tx, at);
      await endProcessorEvent(tx, event.id, { state: isOurs ? 'applied' : 'ignored', at });
    });
    counts.returns += 1;
  }
}

async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const client = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

/** Returns the first day of the month after a time. */
export function nextMonth(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
}
