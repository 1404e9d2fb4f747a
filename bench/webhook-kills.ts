/** Kills every process in turn (kill -9) during 5,000 events. Reports lost, altered and repeated events. */
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signalPrograms } from '../local/launch';
import { startInstallationWithServers } from '../test/support/installation';
import { type KillReport, killUnderWebhooks } from '../test/long/faults/webhook-kills';
import { row, say } from './figures';

const EVENTS = 5_000;

export async function benchWebhookKills(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'giving-bench-'));
  chmodSync(home, 0o755);
  process.on('exit', () => signalPrograms(home));
  const installation = await startInstallationWithServers({ home });
  try {
    const notesFile = join(home, 'received');
    await installation.watch(async () =>
      print(await killUnderWebhooks(installation, { events: EVENTS, notesFile })),
    );
  } finally {
    await installation.close();
  }
}

function print(report: KillReport): void {
  const { killed, events, broken, missing, altered, foreign, doubles, retried, hasGaps, seconds } = report;
  say(`\nkill -9 of every process in turn during ${events} events`);
  for (const { name, after } of killed) row(`${name} killed`, `after ${after}`);
  row('never arrived', `${missing.length + broken.length} (aim 0)`);
  row('altered, or with an unknown id', `${altered.length + foreign.length} (aim 0)`);
  row('gap in the sequence', hasGaps ? 'yes' : 'no');
  row('stuck', '0 (the run waits for all)');
  row('arrived again', `${doubles} (${((doubles / events) * 100).toFixed(2)} %)`);
  row('needed a retry', String(retried));
  row('first event to last, in seconds', seconds.toFixed(0));
  const faults = [missing, broken, altered, foreign].flat();
  if (faults.length > 0 || hasGaps)
    throw new Error(`events were lost or altered, or the sequence has a gap: ${faults.join(', ')}`);
}
