/**
 * Sends 50,000 generated hostile requests to an installation. HOSTILE_COUNT and HOSTILE_SEED choose other requests.
 * After each batch, checks that the victims' data, all permissions and the ledger are unchanged. Run it with
 * `npm run bench -- hostile`.
 */
import { attack, describeReport } from '../test/long/hostile/attack';
import { type Target } from '../test/long/hostile/world';
import { say } from './figures';
import { onHostileInstallation, waitUntilSettled } from './hostile-installation';

const LEAST_PASSED = 0.5;

export async function benchHostile(): Promise<void> {
  await onHostileInstallation(attackIt);
}

async function attackIt(target: Target): Promise<void> {
  const count = Number(process.env.HOSTILE_COUNT ?? 50_000);
  const seed = Number(process.env.HOSTILE_SEED ?? 25);
  const startedAt = performance.now();
  const report = await attack(target, {
    seed,
    count,
    untilAtRest: () => waitUntilSettled(target.db),
    onBatch: ({ requests, passed }) => say(`${requests} requests, ${passed} passed`),
  });
  for (const line of describeReport(report)) say(line);
  say(`seed ${seed}, ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
  if (report.faults.length > 0) throw new Error('a request was answered wrongly');
  if (report.differences.length > 0) throw new Error('an attack changed data that it must not change');
  if (report.passed < LEAST_PASSED * report.requests) throw new Error('too few requests were valid');
}
