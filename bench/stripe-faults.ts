/**
 * Charges 2,000 gifts (STRIPE_GIFTS) at a double of Stripe that fails a fifth of all calls in every way, and kills the
 * worker (kill -9). The double's own list says who was charged.
 */
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signalPrograms } from '../local/launch';
import { startInstallationWithServers } from '../test/support/installation';
import { StripeDouble } from '../test/doubles/stripe/double';
import { killUnderStripe, type StripeKillReport } from '../test/long/faults/stripe-kills';
import { row, say } from './figures';

const GIFTS = Number(process.env.STRIPE_GIFTS ?? 2_000);
const KILLS = 6;
const RATE = 0.2;

export async function benchStripeFaults(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'giving-bench-'));
  chmodSync(home, 0o755);
  process.on('exit', () => signalPrograms(home));
  const double = await StripeDouble.start();
  const installation = await startInstallationWithServers({ home }, double.environment);
  try {
    const plan = { gifts: GIFTS, kills: KILLS, rate: RATE };
    await installation.watch(async () => print(await killUnderStripe(installation, double, plan)));
  } finally {
    await installation.close();
    await double.close();
  }
}

function print(report: StripeKillReport): void {
  const { killedAfter, ends, faults, chargedTwice, forgotten, invented, unlike, seconds } = report;
  say(`\n${GIFTS} gifts at Stripe's double, ${RATE * 100} % of its calls fail, kill -9 of the worker`);
  for (const after of killedAfter) row('worker killed', `after ${after}`);
  for (const [kind, count] of Object.entries(faults)) row(`calls: ${kind}`, String(count));
  for (const [end, count] of Object.entries(ends)) row(`gifts ${end}`, String(count));
  row('donors charged twice', `${chargedTwice.length} (aim 0)`);
  row('approved charges forgotten', `${forgotten.length} (aim 0)`);
  row('charges that nobody paid', `${invented.length} (aim 0)`);
  row('gifts unlike their charge', `${unlike.length} (aim 0)`);
  row('seconds', seconds.toFixed(0));
  const wrong = [chargedTwice, forgotten, invented, unlike].flat();
  if (wrong.length > 0) throw new Error(`charges are wrong: ${wrong.join(', ')}`);
}
