/** kill -9 of the worker at each step of a payout through Stripe Connect: Stripe pays once, or has its money back. */
import { findBroken } from '../../support/broken-invariants';
import { selectRows } from '../../../db/database';
import { type PayoutStatus } from '../../../domain/payouts/payout';
import { type Gateways } from '../../../gateways';
import { sealDetails } from '../../../operations/payout-accounts/sealed-details';
import {
  type Installation,
  SETTLING_MS,
  startInstallation,
  TEST_TIMEOUT_MS,
} from '../../support/installation';
import { sizeOf } from '../../support/large';
import { buildPayee } from '../../factories/payees';
import { askForPayout, eventsOf, gatewaysOf } from '../../support/payouts';
import { StripeDouble } from '../../doubles/stripe/double';
import { type Payout, type Transfer } from '../../doubles/stripe/objects';

/** How often the worker dies at each step. */
const KILLS = sizeOf({ usual: 1, large: 25 });

type End = Extract<PayoutStatus, 'paid' | 'failed' | 'returned'>;
const ENDS: End[] = ['paid', 'paid', 'failed', 'returned'];
const EVENTS: Record<End, string[]> = {
  paid: ['created', 'in_transit', 'paid'],
  failed: ['created', 'in_transit', 'failed'],
  returned: ['created', 'in_transit', 'paid', 'returned'],
};

/** Stripe does what it is asked at once, and answers this much later. The worker dies in between. */
const LATENCY_MS = 400;
const BALANCE = 100_000_000;

let double: StripeDouble;
let installation: Installation;
let gateways: Gateways;
beforeAll(async () => {
  double = await StripeDouble.start();
  installation = await startInstallation({ ...double.environment, PAYOUT_PROVIDER: 'stripe' });
  gateways = gatewaysOf(installation.db, installation.environment);
  double.webhook({ url: `${installation.api.address}/v1/processors/stripe/webhook`, doubled: 0.5 });
  double.timing({ latencyMs: LATENCY_MS });
  double.world.available.usd = BALANCE;
});
afterAll(async () => {
  await installation?.close();
  await double?.close();
});

/** Payouts of 100.00 USD to onboarded accounts, by their planned end. */
type Asked = Map<string, End>;

async function askForAll(): Promise<Asked> {
  const { db } = installation;
  const { payouts: means, secrets } = gateways;
  const asked: Asked = new Map();
  for (const end of ENDS) {
    const opened = { accountId: `payoutaccount_${String(Math.random())}`, charityId: 'charity_1' };
    const stripeAccount = await means.hostedAccounts?.open({ ...opened, holderName: 'A', country: 'US' });
    const { id: bank } = double.onboard({ account: stripeAccount ?? '', holder: 'A' });
    const details = { kind: 'stripe' as const, holderName: 'A', stripeAccount: stripeAccount ?? '' };
    const sealedDetails = sealDetails(secrets, { ...details, banks: { USD: bank } });
    const payee = await buildPayee(db, { account: { kind: 'stripe', sealedDetails } });
    asked.set((await askForPayout(db, payee, { means })).id, end);
  }
  return asked;
}

async function statusesOf(asked: Asked): Promise<Map<string, PayoutStatus>> {
  const rows = await selectRows<{ id: string; status: PayoutStatus }>(
    installation.db,
    'SELECT id, status FROM payouts WHERE id = ANY($1)',
    [[...asked.keys()]],
  );
  return new Map(rows.map(({ id, status }) => [id, status]));
}

/** What Stripe did for a payout, from the double's own list. */
function madeFor(id: string): { transfers: Transfer[]; payouts: Payout[] } {
  const isOf = ({ metadata }: Transfer | Payout) => metadata.payout_id === id;
  return {
    transfers: double.world.list<Transfer>('transfer').filter(isOf),
    payouts: double.world.list<Payout>('payout').filter(isOf),
  };
}

/** The banks do what is planned. One that sends money back waits until we have booked that it was paid. */
function playBanks(asked: Asked, statuses: Map<string, PayoutStatus>): void {
  for (const [id, end] of asked) {
    const [payout] = madeFor(id).payouts;
    if (payout?.status === 'pending') {
      double.endPayout({ payout: payout.id, ...(end === 'failed' ? { failure: 'account_closed' } : {}) });
    } else if (payout?.status === 'paid' && end === 'returned' && statuses.get(id) === 'paid') {
      double.endPayout({ payout: payout.id, failure: 'no_account' });
    }
  }
}

interface Moment {
  /** Requests that arrived since the round began. */
  requests: string[];
  statuses: PayoutStatus[];
}

/** Plays the banks until the moment has come. Watches closely, because some states last only for milliseconds. */
async function playUntil(asked: Asked, since: number, has: (moment: Moment) => boolean): Promise<void> {
  const end = Date.now() + SETTLING_MS;
  for (;;) {
    const statuses = await statusesOf(asked);
    const requests = double.requests.slice(since).map(({ method, path }) => `${method} ${path}`);
    if (has({ requests, statuses: [...statuses.values()] })) return;
    if (Date.now() > end) throw new Error(`the moment did not come: ${[...statuses].join(' ')}`);
    playBanks(asked, statuses);
  }
}

const asks = (request: RegExp) => (moment: Moment) => moment.requests.some((each) => request.test(each));
const is = (status: PayoutStatus) => (moment: Moment) => moment.statuses.includes(status);

const STEPS: [string, (moment: Moment) => boolean][] = [
  ['while it can be cancelled', is('scheduled')],
  ['before the transfer', asks(/^GET \/v1\/transfers$/)],
  ['when Stripe has made the transfer', asks(/^POST \/v1\/transfers$/)],
  ['before the payout to the bank', asks(/^GET \/v1\/payouts$/)],
  ['when Stripe pays the bank', asks(/^POST \/v1\/payouts$/)],
  ['when Stripe has reversed the transfer', asks(/\/reversals$/)],
  ['when it is paid and may come back', is('paid')],
];

async function expectPaidOnce(asked: Asked, since: number): Promise<void> {
  const isOver = ({ statuses }: Moment) =>
    statuses.every((status) => ['paid', 'failed', 'returned'].includes(status));
  await playUntil(asked, since, (moment) => {
    const returned = moment.statuses.filter((status) => status === 'returned').length;
    return isOver(moment) && returned === ENDS.filter((end) => end === 'returned').length;
  });
  for (const [id, end] of asked) {
    const isBack = end !== 'paid';
    expect({ id, ...madeFor(id), events: await eventsOf(installation.db, id) }).toMatchObject({
      transfers: [{ amount: 10_000, amount_reversed: isBack ? 10_000 : 0 }],
      payouts: [{ amount: 10_000, status: isBack ? 'failed' : 'paid' }],
      events: EVENTS[end].map((name) => `payout.${name}`),
    });
  }
}

it.each(STEPS)(
  'the worker killed %s',
  (_step, has) =>
    installation.watch(async () => {
      const { worker, db } = installation;
      for (let kills = 0; kills < KILLS; kills += 1) {
        const before = double.world.available.usd ?? 0;
        const since = double.requests.length;
        const asked = await askForAll();
        await playUntil(asked, since, has);
        expect(await worker.kill('SIGKILL')).toBe('SIGKILL');
        await worker.restart();
        await expectPaidOnce(asked, since);
        const paid = ENDS.filter((end) => end === 'paid').length;
        expect(before - (double.world.available.usd ?? 0)).toBe(paid * 10_000);
      }
      expect(await findBroken(db)).toEqual([]);
    }),
  TEST_TIMEOUT_MS * Math.max(1, KILLS / 5),
);
