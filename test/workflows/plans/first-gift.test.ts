/** A plan begins when its first gift is charged. If that gift fails, whatever the reason, the plan never charges. */
import { takeChargeStep } from '../../../activities/charges';
import { inTransaction, selectRows } from '../../../db/database';
import { findCharge } from '../../../db/queries/charges/charges';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { DAY_MS } from '../../../domain/days';
import { requireRow } from '../../../domain/errors';
import { type GiftMethod } from '../../../domain/gifts/gift';
import { scheduleOf } from '../../../domain/plans/schedule';
import { SANDBOX_SOURCES } from '../../../domain/sandbox/sources';
import { type ChargeOutcome } from '../../../gateways/processors/payment-processor';
import { authenticatePayment } from '../../../operations/sandbox/payments';
import { World } from './world';

const BEGIN = '2043-01-31T10:00:00Z';
const MONTHLY = { frequency: 'monthly', durationMonths: null } as const;
const FAILED = ['recurring.created', 'recurring.failed'];

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.close());

const idOf = ({ recurringId }: Gift) => recurringId ?? '';
const wallet = SANDBOX_SOURCES.find(({ kind, outcome }) => kind === 'wallet' && outcome === 'declined');

/** Expects that the plan has failed, and that two years of schedules and runs by hand make no gift. */
async function expectNoFurtherGift(id: string): Promise<void> {
  const plan = await world.plan(id);
  expect(plan).toMatchObject({ status: 'failed', endedAt: expect.any(Date) as Date });
  expect(scheduleOf(plan)).toBeUndefined();
  await world.pass(id, BEGIN, '2045-02-01T00:00:00Z');
  await world.run(id, new Date('2045-02-01T00:00:00Z'));
  expect(await world.occurrences(id)).toEqual([{ due: '2043-01-31', status: 'failed', attempts: 1 }]);
  const promised = await selectRows(
    world.db,
    `SELECT 1 FROM outbox WHERE workflow_type = 'recurringRetry' AND input->>'recurringId' = $1`,
    [id],
  );
  expect(promised).toEqual([]);
}

it.each<[GiftMethod, string, string[]]>([
  ['card', 'card_declined', FAILED],
  ['ach', 'ach_declined', FAILED],
  ['crypto', wallet?.source ?? '', FAILED],
  ['card', 'card_never_confirms', ['recurring.created', 'recurring.updated', 'recurring.failed']],
])('a first gift by %s from %s fails, and its plan with it', async (method, source, events) => {
  const currency = method === 'crypto' ? 'USDC' : 'USD';
  const amount = { currency, minor: 25_000_000n } as const;
  const changes = method === 'crypto' ? { method, source, amount } : { method, source };
  const id = await world.begin(BEGIN, MONTHLY, changes);
  await expectNoFurtherGift(id);
  expect(await world.events(id)).toEqual(events);
});

describe('a first gift that its donor must confirm', () => {
  const step = (gift: Gift, at = new Date()) => takeChargeStep(world, gift, at);

  async function giveAndWait(): Promise<Gift> {
    const gift = await world.give(BEGIN, MONTHLY, { method: 'card', source: 'card_requires_action' });
    expect(await step(gift)).toMatchObject({ status: 'waiting' });
    expect(await world.plan(idOf(gift))).toMatchObject({ status: 'pending' });
    return gift;
  }

  async function answer(gift: Gift, approve: boolean): Promise<void> {
    const charge = requireRow(await findCharge(world.db, gift.id), gift.id);
    await inTransaction(world.db, (tx) => authenticatePayment({ tx, at: new Date() }, { charge, approve }));
  }

  it('begins the plan once it is confirmed', async () => {
    const gift = await giveAndWait();
    await answer(gift, true);
    expect(await step(gift)).toEqual({ status: 'charged' });
    expect(await world.plan(idOf(gift))).toMatchObject({ status: 'active' });
  });

  it('fails the plan when it is refused', async () => {
    const gift = await giveAndWait();
    await answer(gift, false);
    expect(await step(gift)).toEqual({ status: 'failed' });
    await expectNoFurtherGift(idOf(gift));
  });

  it('fails the plan when nobody answers for a day', async () => {
    const gift = await giveAndWait();
    expect(await step(gift, new Date(Date.now() + DAY_MS))).toEqual({ status: 'failed' });
    await expectNoFurtherGift(idOf(gift));
  });
});

describe('a charge that the processor accepted and has not decided', () => {
  const reference = 'payment_1';

  /** Asks a processor that answers `outcome`. */
  const step = (gift: Gift, outcome: ChargeOutcome) => {
    const answer = () => Promise.resolve(outcome);
    const processor = { ...world.gateways.processor, charge: answer, findCharge: answer };
    return takeChargeStep({ db: world.db, gateways: { ...world.gateways, processor } }, gift, new Date());
  };
  const ACCEPTED = { state: 'processing', reference, checkAgainInMs: DAY_MS } as const;
  const REFUSED = { state: 'declined', reference, code: 'ACCOUNT_CLOSED' } as const;

  it('begins the plan of a bank debit, which fails if the bank refuses the debit later', async () => {
    const gift = await world.give(BEGIN, MONTHLY, { method: 'ach', source: 'own_ach' });
    await step(gift, ACCEPTED);
    await step(gift, ACCEPTED);
    expect(await world.events(idOf(gift))).toEqual(['recurring.created', 'recurring.updated']);
    expect(scheduleOf(await world.plan(idOf(gift)))).toMatchObject({ paused: false });
    await step(gift, REFUSED);
    await expectNoFurtherGift(idOf(gift));
  });

  it('does not begin the plan of a card', async () => {
    const gift = await world.give(BEGIN, MONTHLY, { method: 'card', source: 'own_card' });
    await step(gift, ACCEPTED);
    expect(await world.plan(idOf(gift))).toMatchObject({ status: 'pending' });
    await step(gift, { state: 'approved', reference });
    expect(await world.plan(idOf(gift))).toMatchObject({ status: 'active' });
  });
});
