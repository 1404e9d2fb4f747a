/**
 * Compares the speed of quotes with the bare arithmetic. Compares reports over a million gifts with a plain SQL sum of
 * the same rows. Also measures the speed and the peak memory of exports of a million rows.
 */
import { closeDatabase, type Database, openDatabase, selectRows } from '../db/database';
import { findFeeReport, findFeeSummary } from '../db/queries/fees/reports';
import { quoteFees } from '../domain/fees/quote';
import { benchExports, YEARS } from './exports';
import { median, row, say } from './figures';
import { fillWithGifts } from '../test/factories/many-gifts';
import { startBenchServices } from './services';

const GIFTS = 1_000_000;
const QUOTES = 1_000_000;
const ROUNDS = 5;

/** Returns how many net amounts a second `netOf` computes. Sums the amounts, so that V8 cannot skip the work. */
function perSecond(count: number, netOf: (minor: bigint) => bigint): number {
  const start = performance.now();
  let sum = 0n;
  for (let index = 1; index <= count; index++) sum += netOf(BigInt(index));
  if (sum <= 0n) throw new Error('the sum of the net amounts must be positive');
  return count / ((performance.now() - start) / 1_000);
}

/** Computes the same net amount as `quoteFees`, with the rates written as constants. */
function bareArithmetic(minor: bigint): bigint {
  const platform = (2n * minor * 25_000n + 1_000_000n) / 2_000_000n;
  const processing = (2n * (minor * 29_000n + 30_000_000n) + 1_000_000n) / 2_000_000n;
  return minor - (platform + processing);
}

function benchQuotes(): void {
  const quote = (minor: bigint) =>
    quoteFees({ amount: { currency: 'USD', minor }, method: 'card', tier: 'standard' }).netMinor;
  const rounds = Array.from({ length: ROUNDS }, () => [
    perSecond(QUOTES, quote),
    perSecond(QUOTES, bareArithmetic),
  ]);
  const [quotes = 0, peers = 0] = [0, 1].map((each) => median(rounds.map((round) => round[each] ?? 0)));
  say(`\nQuotes, ${QUOTES} in each of ${ROUNDS} rounds, medians`);
  row('quoteFees', `${quotes.toFixed(0)}/s`);
  row('bare arithmetic', `${peers.toFixed(0)}/s`);
  say(`ratio: ${(quotes / peers).toFixed(2)}`);
}

async function timeMs(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  await work();
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return median(times);
}

async function benchReports(db: Database): Promise<void> {
  const plain = await timeMs(() =>
    selectRows(
      db,
      `SELECT sum(donation_usd_minor), sum(platform_usd_minor), sum(processing_usd_minor), sum(additional_usd_minor),
         sum(absorbed_usd_minor), sum(net_usd_minor), sum(donations) FROM fee_lines`,
    ),
  );
  const entries = await timeMs(() =>
    selectRows(db, 'SELECT account, currency, sum(amount_minor) FROM ledger_entries GROUP BY 1, 2'),
  );
  say(`\nReports over ${GIFTS} gifts, medians of ${ROUNDS}`);
  row('', 'ms', '÷ plain sum');
  const show = (name: string, ms: number) => row(name, ms.toFixed(0), (ms / plain).toFixed(2));
  show('plain SQL sum of the same rows', plain);
  show('sum of their ledger entries', entries);
  const page = { limit: 20, offset: 0 };
  show('report, all organizations', await timeMs(() => findFeeReport(db, YEARS, page)));
  const [charity] = await selectRows<{ id: string }>(db, 'SELECT charity_id AS id FROM fee_lines LIMIT 1');
  const own = { ...YEARS, charityIds: [charity?.id ?? ''] };
  show('report, one of 200 organizations', await timeMs(() => findFeeReport(db, own, page)));
  show('summary by month', await timeMs(() => findFeeSummary(db, YEARS, 'monthly')));
}

export async function benchFees(): Promise<void> {
  benchQuotes();
  const services = await startBenchServices();
  const db = openDatabase({ url: services.databaseUrl, poolMax: 4 });
  try {
    const start = performance.now();
    await fillWithGifts(db, GIFTS, YEARS);
    say(`\n${GIFTS} gifts booked in ${((performance.now() - start) / 1_000).toFixed(0)} s`);
    await benchReports(db);
    await benchExports(db, services, ['csv', 'json', 'xlsx']);
  } finally {
    await closeDatabase(db);
    await services.stop();
  }
}
