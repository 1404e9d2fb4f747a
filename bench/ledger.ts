/**
 * Plays 100,000 random gifts with refunds and disputes from concurrent clients, then checks the ledger. Compares the time
 * of the check with one plain sum of the entries. `test/db/ledger/ledger-play.test.ts` proves the result.
 */
import { closeDatabase, openDatabase, selectRows } from '../db/database';
import { checkLedger } from '../db/queries/ledger/check';
import { playMoney } from '../test/db/ledger/play';
import { row, say } from './figures';
import { startBenchServices } from './services';

const GIFTS = 100_000;
const CLIENTS = 12;
const SUM = 'SELECT account, currency, sum(amount_minor) FROM ledger_entries GROUP BY account, currency';

export async function benchLedger(): Promise<void> {
  const services = await startBenchServices();
  const db = openDatabase({ url: services.databaseUrl, poolMax: CLIENTS * 2 });
  try {
    const [counts, playMs] = await timed(() => playMoney(db, { gifts: GIFTS, clients: CLIENTS, seed: 7 }));
    say(`\n${GIFTS} gifts from ${CLIENTS} clients at once: ${JSON.stringify(counts)}`);
    row('played', `${(GIFTS / (playMs / 1_000)).toFixed(0)} gifts/s`);
    const [figures, checkMs] = await timed(() => checkLedger(db, () => undefined));
    const [, sumMs] = await timed(() => selectRows(db, SUM));
    row('ledger', `${figures.postings} postings`, `${figures.entries} entries`);
    row('check', `${checkMs.toFixed(0)} ms`);
    row('one plain sum of the entries', `${sumMs.toFixed(0)} ms`);
    say(`check of all invariants ÷ one sum: ${(checkMs / sumMs).toFixed(1)}`);
  } finally {
    await closeDatabase(db);
    await services.stop();
  }
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const start = performance.now();
  return [await work(), performance.now() - start];
}
