/**
 * Plays 100,000 random gifts with refunds and disputes from concurrent clients, then checks and recomputes the ledger.
 * Compares the time of the check with one plain sum of the entries.
 */
import { closeDatabase, openDatabase, selectRows } from '../db/database';
import { type FeeFigures } from '../db/queries/fees/figures';
import { findFeeReport } from '../db/queries/fees/reports';
import { checkLedger, type InvariantResult } from '../db/queries/ledger/check';
import { row, say } from './figures';
import { playMoney } from './ledger-play';
import { ALWAYS, bookedTotals, recomputeReport, recomputeTotals } from './ledger-totals';
import { startBenchServices } from './services';

const GIFTS = 100_000;
const CLIENTS = 12;

export async function benchLedger(): Promise<void> {
  const services = await startBenchServices();
  const db = openDatabase({ url: services.databaseUrl, poolMax: CLIENTS * 2 });
  try {
    const [counts, playMs] = await timed(() => playMoney(db, { gifts: GIFTS, clients: CLIENTS, seed: 7 }));
    say(`\n${GIFTS} gifts from ${CLIENTS} clients at once: ${JSON.stringify(counts)}`);
    row('played', `${(GIFTS / (playMs / 1_000)).toFixed(0)} gifts/s`);
    const broken: InvariantResult[] = [];
    const [figures, checkMs] = await timed(() =>
      checkLedger(db, (result) => {
        if (result.offenders > 0) broken.push(result);
      }),
    );
    const [, sumMs] = await timed(() =>
      selectRows(
        db,
        'SELECT account, currency, sum(amount_minor) FROM ledger_entries GROUP BY account, currency',
      ),
    );
    const [recomputed, booked] = [await recomputeTotals(db), await bookedTotals(db)];
    const different = [...new Set([...recomputed.keys(), ...booked.keys()])].filter(
      (account) => recomputed.get(account) !== booked.get(account),
    );
    row('ledger', `${figures.postings} postings`, `${figures.entries} entries`);
    row('invariants broken (limit 0)', String(broken.length));
    for (const { invariant, first } of broken)
      say(`  ${invariant} ${first?.id ?? ''}: ${first?.detail ?? ''}`);
    row('accounts that differ (limit 0)', `${different.length} of ${booked.size}`);
    const { totals } = await findFeeReport(db, ALWAYS, { limit: 1, offset: 0 });
    const recomputedReport = await recomputeReport(db);
    const wrong = (Object.keys(totals) as (keyof FeeFigures)[]).filter(
      (figure) => totals[figure] !== recomputedReport[figure],
    );
    row('report totals wrong (limit 0)', `${wrong.length} of ${Object.keys(totals).length}`);
    row('check', `${checkMs.toFixed(0)} ms`);
    row('one plain sum of the entries', `${sumMs.toFixed(0)} ms`);
    say(`check of all invariants ÷ one sum: ${(checkMs / sumMs).toFixed(1)}`);
    if (broken.length + different.length + wrong.length > 0) throw new Error('the ledger is wrong');
  } finally {
    await closeDatabase(db);
    await services.stop();
  }
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const start = performance.now();
  return [await work(), performance.now() - start];
}
