/** A gift that was given up is never charged: not by an answer that comes late, and not by a debit that is on its way. */
import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import { inTransaction, selectRows } from '../../../db/database';
import { type Gift, findGift } from '../../../db/queries/gifts/gifts';
import { createGateways } from '../../../gateways';
import { type ChargeOutcome, type PaymentProcessor } from '../../../gateways/processors/payment-processor';
import { completeGift, giveUpCharge } from '../../../operations/gifts/end-gift';
import { buildGift } from '../../factories';
import { useDatabase } from '../../support/database';

const test = useDatabase();

function activitiesWith(change: (processor: PaymentProcessor) => Partial<PaymentProcessor> = () => ({})) {
  const gateways = createGateways(readConfig({}), test.db);
  const processor = { ...gateways.processor, ...change(gateways.processor) };
  return createActivities({ db: test.db, gateways: { ...gateways, processor } });
}

async function endOf({ id }: Gift) {
  const gift = await findGift(test.db, id);
  const [charge] = await selectRows<{ ours: string; theirs: string | null }>(
    test.db,
    `SELECT c.state AS ours, s.state AS theirs FROM charges c LEFT JOIN sandbox_charges s ON s.idempotency_key = donation_id
     WHERE donation_id = $1`,
    [id],
  );
  return { status: gift?.status, code: gift?.failureCode, ...charge };
}

it('an approval that arrives after the gift was cancelled is voided', async () => {
  const gift = await buildGift(test.db);
  const step = { donationId: gift.id };
  const activities = activitiesWith((processor) => ({
    async charge(request) {
      // The operator cancels while the processor works, and the charge cannot be found yet.
      expect(await activitiesWith().cancelDonation(step)).toEqual({ status: 'failed' });
      return processor.charge(request);
    },
  }));
  expect(await activities.chargeDonation(step)).toMatchObject({ status: 'waiting' });
  const end = { status: 'failed', code: 'CANCELLED_BY_OPERATOR', ours: 'cancelled', theirs: 'voided' };
  expect(await endOf(gift)).toEqual(end);
  expect(await activities.chargeDonation(step)).toEqual({ status: 'failed' });
});

it('a gift that was given up before its charge was requested is never charged', async () => {
  const gift = await buildGift(test.db);
  const step = { donationId: gift.id };
  await inTransaction(test.db, (tx) => giveUpCharge(tx, gift.id, 'CANCELLED_BY_OPERATOR'));
  // The run that gave up the gift was terminated. The next run begins with the first step.
  expect(await activitiesWith().chargeDonation(step)).toEqual({ status: 'failed' });
  const end = { status: 'failed', code: 'CANCELLED_BY_OPERATOR', ours: 'cancelled', theirs: null };
  expect(await endOf(gift)).toEqual(end);
});

it('a debit that nobody can stop is given back once it has arrived', async () => {
  const gift = await buildGift(test.db);
  const step = { donationId: gift.id };
  let answer: ChargeOutcome = { state: 'processing', reference: 'debit_1', checkAgainInMs: 6_000 };
  const debit = () => Promise.resolve(answer);
  const activities = activitiesWith(() => ({ charge: debit, findCharge: debit, cancelCharge: debit }));
  expect(await activities.chargeDonation(step)).toEqual({ status: 'waiting', checkAgainInMs: 6_000 });
  const stillProcessing = { status: 'pending', checkAgainInMs: 6_000 };
  expect(await activities.cancelDonation(step)).toEqual(stillProcessing);
  expect(await activities.settleDonation({ ...step, lastCheck: false })).toEqual(stillProcessing);
  answer = { state: 'cancelled', reference: 'debit_1' };
  expect(await activities.cancelDonation(step)).toEqual({ status: 'failed' });
  expect(await endOf(gift)).toMatchObject({ code: 'CANCELLED_BY_OPERATOR', ours: 'cancelled' });
});

it('a gift whose charge is being cancelled cannot be completed', async () => {
  const gift = await buildGift(test.db);
  await inTransaction(test.db, (tx) => giveUpCharge(tx, gift.id, 'NOT_CONFIRMED'));
  const at = new Date();
  const completion = inTransaction(test.db, (tx) => completeGift({ tx, at }, { gift, availableAt: at }));
  await expect(completion).rejects.toThrow('was given up');
  expect(await endOf(gift)).toMatchObject({ status: 'pending', ours: 'cancelling' });
});
