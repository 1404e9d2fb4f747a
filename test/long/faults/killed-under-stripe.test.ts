/** kill -9 of the worker while a fifth of Stripe's calls fails: each donor pays once, and each gift knows it. */
import { StripeDouble } from '../../doubles/stripe/double';
import { type Installation, startInstallation, TEST_TIMEOUT_MS } from '../../support/installation';
import { sizeOf } from '../../support/large';
import { killUnderStripe, MS_PER_GIFT } from './stripe-kills';

/** Each of the eight donors gives by each of four cards equally often. */
const GIFTS = sizeOf({ usual: 64, large: 2_016 });
const KILLS = sizeOf({ usual: 1, large: 6 });
/** The share of calls that fail. */
const RATE = 0.2;
jest.setTimeout(TEST_TIMEOUT_MS + GIFTS * MS_PER_GIFT);

let double: StripeDouble;
let installation: Installation;
beforeAll(async () => {
  double = await StripeDouble.start();
  installation = await startInstallation(double.environment);
});
afterAll(async () => {
  await installation?.close();
  await double?.close();
});

it(`${String(GIFTS)} gifts: nobody is charged twice, and no charge is forgotten`, () =>
  installation.watch(async () => {
    const plan = { gifts: GIFTS, kills: KILLS, rate: RATE };
    const { killedAfter, ends, faults, seconds, ...wrong } = await killUnderStripe(
      installation,
      double,
      plan,
    );
    expect(wrong).toEqual({ chargedTwice: [], forgotten: [], invented: [], unlike: [] });
    expect(killedAfter).toHaveLength(KILLS);
    expect(Object.keys(faults)).not.toEqual([]);
    // One card of each donor has no money.
    expect(ends).toEqual({ completed: (GIFTS * 3) / 4, failed: GIFTS / 4 });
    process.stdout.write(`kill -9 under ${GIFTS} gifts at Stripe: ${JSON.stringify(faults)}, ${seconds} s\n`);
  }));
