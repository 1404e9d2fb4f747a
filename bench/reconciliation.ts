/**
 * Compares a year of gifts with the movements that a processor lists: the whole year,
 * the whole year again, and one day. A planted share of the movements differs, and each planted one must be found.
 */
import {
  closeDatabase,
  type Database,
  inTransaction,
  openDatabase,
  runStatement,
  selectRows,
} from '../db/database';
import { shiftByDays } from '../domain/days';
import { compareGroup } from '../operations/reconciliation/compare';
import { row, say } from './figures';
import { fillWithGifts } from '../test/factories/many-gifts';
import { peakMegabytes } from './memory';
import { startBenchServices } from './services';

/** `RECONCILIATION_GIFTS` makes a shorter run. */
const GIFTS = Number(process.env.RECONCILIATION_GIFTS ?? 200_000);
const [FROM, TO] = ['2025-01-01', '2026-01-01'];
const AT = new Date('2026-01-20T04:11:00Z');
/** Each kind is planted in one of this many gifts. */
const PLANTED_EACH = 10_000;
const LIMIT_SECONDS = 300;
/** What comparing a second year may take in memory beyond the first. */
const LIMIT_MEGABYTES = 50;

/** What the processor lists: the same as the ledger, but for the planted movements. */
const LIST = `
  INSERT INTO reconciliation_lines (source, reference, channel, subject, movement, currency, amount_minor, fee_minor, moved_at, read_at)
  SELECT 'processor', 'txn_' || n, 'stripe', id, 'charge', CASE n % $1 WHEN 1 THEN 'EUR' ELSE 'USD' END,
    total_charge_minor + CASE n % $1 WHEN 2 THEN 1 ELSE 0 END, processing_fee_minor + CASE n % $1 WHEN 3 THEN 1 ELSE 0 END,
    settled_at + CASE n % $1 WHEN 4 THEN interval '5 days' ELSE interval '0' END, settled_at
  FROM (SELECT *, row_number() OVER (ORDER BY id) AS n FROM donations) AS d WHERE n % $1 <> 5`;

async function fill(db: Database): Promise<void> {
  await fillWithGifts(db, GIFTS, { from: FROM, to: TO });
  await runStatement(
    db,
    `INSERT INTO charges (donation_id, processor, state, source_reference, reference, key_number, must_look_up, is_off_session,
       approved_at, cost_minor, cost_booked_at)
     SELECT id, 'stripe', 'approved', source, 'pi_' || id, 1, false, false, settled_at, processing_fee_minor, settled_at FROM donations`,
  );
  await runStatement(db, LIST, [PLANTED_EACH]);
  await runStatement(
    db,
    `INSERT INTO reconciliation_days SELECT 'stripe', day, now() FROM generate_series($1::date - 1, $2::date + 30, '1 day') AS day`,
    [FROM, TO],
  );
  await runStatement(db, 'ANALYZE');
}

async function compare(
  db: Database,
  name: string,
  since: Date,
): Promise<{ news: number; megabytes: number }> {
  const started = performance.now();
  let [compared, news] = [0, 0];
  const megabytes = await peakMegabytes(process.pid, async () => {
    let after: string | null = '';
    while (after !== null) {
      const group = { source: 'processor' as const, processor: 'stripe' as const, since, after };
      const done: Awaited<ReturnType<typeof compareGroup>> = await inTransaction(db, (tx) =>
        compareGroup({ tx, at: AT }, group),
      );
      after = done.after;
      compared += done.compared;
      news += done.news.length;
    }
  });
  const seconds = (performance.now() - started) / 1_000;
  row(name, String(compared), `${seconds.toFixed(1)} s`, `${megabytes.toFixed(0)} MB`, String(news));
  if (seconds > LIMIT_SECONDS) throw new Error(`${name} took over ${LIMIT_SECONDS} s`);
  return { news, megabytes };
}

export async function benchReconciliation(): Promise<void> {
  const services = await startBenchServices();
  const db = openDatabase({ url: services.databaseUrl, poolMax: 2 });
  try {
    await fill(db);
    row(`${GIFTS} gifts of a year`, 'compared', 'time', 'memory', 'new');
    const year = await compare(db, 'the whole year', new Date(0));
    const kinds = await selectRows<{ kind: string; items: number }>(
      db,
      'SELECT kind, count(*)::int AS items FROM reconciliation_items GROUP BY kind ORDER BY kind',
    );
    say(kinds.map(({ kind, items }) => `${kind} ${items}`).join(', '));
    const planted = 5 * Math.ceil(GIFTS / PLANTED_EACH);
    if (year.news !== planted) throw new Error(`${planted} differences were planted, and ${year.news} found`);
    const again = await compare(db, 'the whole year again', new Date(0));
    if (again.news !== 0) throw new Error('a second run found something new');
    await compare(db, 'the last 35 days', shiftByDays(new Date(`${TO}T00:00:00Z`), -35));
    if (again.megabytes > LIMIT_MEGABYTES) throw new Error('the memory grows with the ledger');
  } finally {
    await closeDatabase(db);
    await services.stop();
  }
}
