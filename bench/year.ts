/**
 * Plays a year of 200 charities and 200,000 gifts (YEAR_GIFTS, YEAR_SEED) through the product's operations, at simulated
 * times. 2,000 of the gifts (YEAR_WORKFLOW_GIFTS) and all payouts run as workflows on Temporal's time-skipping server.
 * Afterwards every statement must follow from the one before, and every sum must be right.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeDatabase, type Database, runStatement, selectRows } from '../db/database';
import { dayOf } from '../domain/days';
import { formatMoney } from '../domain/money';
import { type Month } from '../domain/statements/period';
import { row, say } from './figures';
import { findBroken } from '../test/support/broken-invariants';
import { startBenchServices } from './services';
import {
  addsUp,
  checkStatements,
  compareFindings,
  compareWholeYear,
  listUnprovenStatements,
  listWrongAccounts,
  sumMoney,
} from './year/checks';
import { Bank } from './year/bank';
import { openSimulatedDatabase } from './year/database';
import { PLANTED, type Planted } from './year/planter';
import { nextMonth, playYear, signLog, type YearCounts } from './year/play';
import { startSimulatedTime, startWorkflows } from './year/temporal';
import { buildWorld } from './year/world';

const GIFTS = Number(process.env.YEAR_GIFTS ?? 200_000);
const WORKFLOW_GIFTS = Math.min(Math.floor(GIFTS / 10), Number(process.env.YEAR_WORKFLOW_GIFTS ?? 2_000));
const SEED = Number(process.env.YEAR_SEED ?? 28);
const CHARITIES = 200;
const MONTHS = 12;
/** The play's time is real, however far the simulated clock jumps. */
const seconds = (sinceMs: number) => (performance.now() - sinceMs) / 1_000;

const NOTHING: YearCounts = {
  gifts: 0,
  declined: 0,
  byWorkflows: 0,
  refunds: { done: 0, failed: 0, refused: 0, decided: 0 },
  disputes: { opened: 0, won: 0, lost: 0, refused: 0 },
  returns: 0,
  giftSeconds: 0,
  compared: 0,
  reconcileSeconds: 0,
  byRuns: 0,
  requested: 0,
  approved: 0,
  accountChanges: 0,
  seconds: 0,
};

export async function benchYear(): Promise<void> {
  const services = await startBenchServices();
  const directory = mkdtempSync(join(tmpdir(), 'giving-year-'));
  const db = await openSimulatedDatabase(services.databaseUrl);
  const counts = structuredClone(NOTHING);
  try {
    const time = await startSimulatedTime(db);
    const firstDay = nextMonth(time.clock.now());
    const { environment } = services;
    const world = await buildWorld(db, { environment, directory, charities: CHARITIES, firstDay });
    const bank = new Bank(world, directory);
    const temporal = await startWorkflows(time, world, () => signLog(world));
    const year = {
      seed: SEED,
      gifts: GIFTS,
      workflowGifts: WORKFLOW_GIFTS,
      charities: CHARITIES,
      donors: world.donors.length,
    };
    say(`\nA year from ${dayOf(firstDay)}: ${CHARITIES} charities, ${GIFTS} gifts, seed ${SEED}`);
    const start = performance.now();
    try {
      await playYear({ world, temporal, bank, year, counts, say }, firstDay);
    } finally {
      await temporal.stop();
    }
    await printPlay(db, counts, seconds(start));
    row('files for banks, and answers', JSON.stringify(bank.counts));
    row('answers that are unclear (limit 0)', String(bank.unclear.length));
    await check(db, { firstMonth: dayOf(firstDay), planted: world.planter.planted, unclear: bank.unclear });
  } finally {
    rmSync(directory, { recursive: true });
    await closeDatabase(db);
    await services.stop();
  }
}

async function printPlay(db: Database, counts: YearCounts, total: number): Promise<void> {
  const {
    gifts,
    declined,
    byWorkflows,
    refunds,
    disputes,
    returns,
    giftSeconds,
    compared,
    reconcileSeconds,
    ...payouts
  } = counts;
  row('the year', `${(total / 60).toFixed(1)} min`, `${(GIFTS / total).toFixed(0)} gifts/s`);
  row('gifts through operations', String(gifts), `${(gifts / giftSeconds).toFixed(0)}/s`);
  row('declined', String(declined));
  row('gifts through workflows', String(byWorkflows));
  row('refunds', JSON.stringify(refunds));
  row('disputes', JSON.stringify(disputes));
  row('returned debits', String(returns));
  const made = payouts.byRuns + payouts.requested;
  row('payouts by runs, requested', `${payouts.byRuns}`, `${payouts.requested}`);
  row('payouts a second', `${(made / payouts.seconds).toFixed(0)}/s`, `${payouts.seconds.toFixed(0)} s`);
  row('approved by two operators', String(payouts.approved));
  row('accounts changed', String(payouts.accountChanges));
  row('references compared', String(compared), `${(compared / reconcileSeconds).toFixed(0)}/s`);
  const ends = await selectRows<{ status: string; count: number }>(
    db,
    'SELECT status, count(*)::int AS count FROM payouts GROUP BY status ORDER BY status',
  );
  for (const { status, count } of ends) row(`payouts ${status}`, String(count));
}

interface Outcome {
  firstMonth: Month;
  planted: Planted[];
  /** Answers of the bank that an operator would have to look at. */
  unclear: string[];
}

async function check(db: Database, { firstMonth, planted, unclear }: Outcome): Promise<void> {
  const start = performance.now();
  await runStatement(db, 'VACUUM ANALYZE');
  const statements = await checkStatements(db, firstMonth, MONTHS);
  const { gaps, altered, open } = statements;
  row('statements, lines', String(statements.statements), String(statements.lines));
  row('gaps between months (limit 0)', String(gaps.length));
  row('altered statements (limit 0)', String(altered.length));
  row('months not closed (limit 0)', String(open.length));
  const { leaves, unproven } = await listUnprovenStatements(db);
  row('statements without proof (limit 0)', `${unproven.length} of ${leaves}`);
  const { accounts, wrong } = await listWrongAccounts(db);
  row('accounts that differ (limit 0)', `${wrong.length} of ${accounts}`);
  const money = await sumMoney(db);
  const lost = money.filter((each) => !addsUp(each)).map(({ currency }) => currency);
  for (const { currency, ...figures } of money) {
    const texts = Object.entries(figures).map(
      ([name, minor]) => `${name} ${formatMoney({ currency, minor })}`,
    );
    say(`  ${currency}: ${texts.join(', ')}`);
  }
  row('currencies that do not add up', String(lost.length));
  const broken = await findBroken(db);
  row('ledger invariants broken (limit 0)', String(broken.length));
  for (const { invariant, first } of broken) say(`  ${invariant} ${first?.id ?? ''}: ${first?.detail ?? ''}`);
  row('compared again, all of the year', String(await compareWholeYear(db, new Date())));
  const { found, missed, strange } = await compareFindings(db, planted);
  row('differences found, planted', String(found), String(planted.length));
  row('found and not planted (limit 0)', String(strange.length));
  for (const fault of [...missed, ...strange].slice(0, 20)) say(`  ${fault}`);
  row('checked in', `${seconds(start).toFixed(0)} s`);
  if (planted.length !== PLANTED) missed.push(`${PLANTED - planted.length} were not planted`);
  const faults = [gaps, altered, open, unproven, wrong, lost, missed, strange, unclear].flat();
  if (faults.length + broken.length > 0)
    throw new Error(`the year is wrong: ${faults.slice(0, 10).join('; ')}`);
}
