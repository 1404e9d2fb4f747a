/** Compares completed gifts a second on the receipt log and on the sandbox's network, by turns on one worker. */
import { closeDatabase, openDatabase } from '../db/database';
import { median, row, say } from './figures';
import { runServer } from './processes';
import { startBenchServices } from './services';
import { settleGifts } from './settle';

const GIFTS = 400;
const ROUNDS = 3;

export async function benchReceiptSettling(): Promise<void> {
  const services = await startBenchServices({ hasWorker: true });
  const db = openDatabase({ url: services.databaseUrl, poolMax: 20 });
  const worker = await runServer('worker/main', services.environment);
  try {
    const receipts: number[] = [];
    const sandbox: number[] = [];
    await settleGifts(db, 50, 'receipts');
    await settleGifts(db, 50, 'sandbox');
    for (let round = 0; round < ROUNDS; round += 1) {
      receipts.push(await settleGifts(db, GIFTS, 'receipts'));
      sandbox.push(await settleGifts(db, GIFTS, 'sandbox'));
    }
    report(receipts, sandbox);
  } finally {
    await worker.stop();
    await closeDatabase(db);
    await services.stop();
  }
}

function report(receipts: number[], sandbox: number[]): void {
  say(`\nCompleted gifts, ${ROUNDS} rounds of ${GIFTS} by turns, medians`);
  row('', 'per second', 'rounds');
  for (const [name, rounds] of Object.entries({ 'receipt log': receipts, 'sandbox network': sandbox })) {
    row(name, median(rounds).toFixed(1), rounds.map((rate) => rate.toFixed(1)).join(' '));
  }
  say(`ratio: ${(median(receipts) / median(sandbox)).toFixed(2)} (aim: at least 0.9)`);
}
