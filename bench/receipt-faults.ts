/** Kills the worker and Postgres in turn (kill -9) during 10,000 gifts. Then audits the whole receipt log. */
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signalPrograms } from '../local/launch';
import { startInstallationWithServers } from '../test/support/installation';
import { killUnderReceipts, ON_RECEIPTS, type ReceiptKillReport } from '../test/long/faults/receipt-kills';
import { row, say } from './figures';

const GIFTS = 10_000;
const KILLS = 6;

export async function benchReceiptFaults(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'giving-bench-'));
  chmodSync(home, 0o755);
  process.on('exit', () => signalPrograms(home));
  const installation = await startInstallationWithServers({ home }, ON_RECEIPTS);
  try {
    const plan = { gifts: GIFTS, kills: KILLS };
    await installation.watch(async () => print(await killUnderReceipts(installation, plan)));
  } finally {
    await installation.close();
  }
}

function print(report: ReceiptKillReport): void {
  const { killed, ends, leaves, checkpoints, seconds, isWhole } = report;
  const { giftsWithoutLeaf, foreignLeaves, unprovenLeaves, forks, wrongNotes } = report;
  say(`\nkill -9 of worker and Postgres in turn during ${GIFTS} gifts on the receipt log`);
  for (const { name, after } of killed) row(`${name} killed`, `after ${after}`);
  for (const [end, count] of Object.entries(ends)) row(`gifts ${end}`, String(count));
  row('leaves', String(leaves));
  row('checkpoints', String(checkpoints));
  row('completed without exactly one leaf', `${giftsWithoutLeaf.length} (aim 0)`);
  row('leaves of other gifts', `${foreignLeaves.length} (aim 0)`);
  row('leaves without a proof', `${unprovenLeaves.length} (aim 0)`);
  row('checkpoints that are no prefix', `${forks.length} (aim 0)`);
  row('wrong signatures or numbers', `${wrongNotes.length} (aim 0)`);
  row('root of all leaves', isWhole ? 'equal' : 'DIFFERENT');
  row('seconds', seconds.toFixed(0));
  const faults = [giftsWithoutLeaf, foreignLeaves, unprovenLeaves, forks, wrongNotes].flat();
  if (faults.length > 0 || !isWhole) throw new Error(`the receipt log is wrong: ${faults.join(', ')}`);
}
