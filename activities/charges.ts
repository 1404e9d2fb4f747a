/**
 * Charges donors. If an answer was lost, looks the charge up at the processor before using a new idempotency
 * key.
 */
import { type Database, inTransaction } from '../db/database';
import { type Charge, findCharge } from '../db/queries/charges/charges';
import { type Gift, findGift } from '../db/queries/gifts/gifts';
import { isGivenUp } from '../domain/charges/charge';
import { isRefusal, requireRow } from '../domain/errors';
import {
  type ChargeOutcome,
  type PaymentProcessor,
  ProcessorFault,
} from '../gateways/processors/payment-processor';
import { KIND_OF } from '../domain/sources/source';
import { type Gateways } from '../gateways';
import { noteRequest, noteServerError, renewKey } from '../operations/charges/charge-keys';
import { type ChargeStep, hasExpired, recordOutcome } from '../operations/charges/record-outcome';
import { failGift } from '../operations/gifts/end-gift';
import { chargeName } from '../operations/charges/charge-name';
import { type ActivityDependencies } from '.';

/** A key is used for 23 hours at most, because a processor forgets an idempotency key after 24 hours. */
const KEY_LIFE_MS = 23 * 3_600_000;

type ChargeDependencies = { db: Database; gateways: Pick<Gateways, 'processor' | 'secrets'> };

export function createChargeActivities({ db, gateways }: ActivityDependencies) {
  return {
    /**
     * Charges the donor once per gift, or reads the status of the charge. Returns `waiting` while the charge
     * needs more time at the processor or a confirmation by the donor. Fails the gift if the charge is
     * declined, refused or not confirmed in time.
     */
    chargeDonation: async ({ donationId }: { donationId: string }): Promise<ChargeStep> => {
      const gift = requireRow(await findGift(db, donationId), donationId);
      if (gift.status !== 'pending') return endedGift(gift);
      return takeChargeStep({ db, gateways }, gift, new Date());
    },
  };
}

export interface EndedGift {
  status: 'completed' | 'failed';
}

/** Returns how a gift ended. A gift that was refunded later counts as completed. */
export function endedGift({ status }: Pick<Gift, 'status'>): EndedGift {
  return { status: status === 'failed' ? 'failed' : 'completed' };
}

/**
 * Requests the charge of a gift, or reads the status of an earlier request. Stores the processor's answer.
 */
export async function takeChargeStep(
  { db, gateways }: ChargeDependencies,
  gift: Gift,
  at: Date,
): Promise<ChargeStep> {
  const { processor, secrets } = gateways;
  const charge = requireRow(await findCharge(db, gift.id), gift.id);
  if (charge.state === 'approved') return { status: 'charged' };
  if (isGivenUp(charge.state)) return endGivenUpCharge({ db, processor }, { gift, charge, at });
  const outcome = await currentOutcome({ db, processor, gift, charge, at });
  const step = await inTransaction(db, (tx) => recordOutcome({ tx, at }, { gift, charge, outcome, secrets }));
  if (step.status !== 'given_up') return step;
  // The charge was given up while the processor answered. The step that gave it up may not have seen the payment.
  await processor.cancelCharge({ ...chargeName(gift, charge), reference: outcome.reference });
  return { status: 'waiting', checkAgainInMs: 1 };
}

/** Has the processor cancel a charge that was given up, or give its money back. Then fails the gift. */
export async function endGivenUpCharge(
  { db, processor }: { db: Database; processor: PaymentProcessor },
  { gift, charge, at }: { gift: Gift; charge: Charge; at: Date },
): Promise<Exclude<ChargeStep, { status: 'charged' }>> {
  const outcome = await processor.cancelCharge(chargeName(gift, charge));
  // Nobody can stop a bank debit that is processing. Its money is given back once it has arrived.
  if (outcome?.state === 'processing') return { status: 'waiting', checkAgainInMs: outcome.checkAgainInMs };
  if (outcome?.state === 'approved' || outcome?.state === 'requires_action') {
    throw new Error(`the processor answered ${outcome.state} when it should have cancelled the charge`);
  }
  const code = charge.cancelCode ?? 'NOT_CONFIRMED';
  const status = await inTransaction(db, (tx) => failGift({ tx, at }, { gift, code }));
  return endedGift({ status });
}

interface Request {
  db: Database;
  processor: PaymentProcessor;
  gift: Gift;
  charge: Charge;
  at: Date;
}

async function currentOutcome(request: Request): Promise<ChargeOutcome> {
  const { processor, gift, charge, at } = request;
  const name = chargeName(gift, charge);
  if (hasExpired(charge, at)) {
    return (await processor.cancelCharge(name)) ?? { state: 'cancelled', reference: charge.reference };
  }
  const isKeyOld = charge.keyAskedAt !== null && at.getTime() - charge.keyAskedAt.getTime() > KEY_LIFE_MS;
  if (charge.reference === null && !charge.mustLookUp && !isKeyOld) return ask(request);
  const found = await processor.findCharge(name);
  if (found !== undefined) return found;
  // The look-up found no charge under the earlier keys, so a new key cannot charge twice.
  const renewed = await inTransaction(request.db, (tx) => renewKey(tx, charge));
  return ask({ ...request, charge: renewed });
}

/**
 * Requests the charge from the processor. If the processor refuses the request, the charge counts as
 * declined.
 */
async function ask({ db, processor, gift, charge, at }: Request): Promise<ChargeOutcome> {
  if (charge.keyAskedAt === null && !(await inTransaction(db, (tx) => noteRequest({ tx, at }, charge)))) {
    throw new Error('the charge has moved since this step read it, so the step must be repeated');
  }
  try {
    return await processor.charge({
      donationId: gift.id,
      idempotencyKey: `${gift.id}/${String(charge.keyNumber)}`,
      source: charge.sourceReference,
      kind: KIND_OF[gift.paymentMethod],
      customer: charge.customerReference,
      amount: { currency: gift.currency, minor: gift.totalChargeMinor },
      isOffSession: charge.isOffSession,
      isForPlan: gift.recurringId !== null,
    });
  } catch (error) {
    if (error instanceof ProcessorFault && error.kind === 'server_error') {
      await inTransaction(db, (tx) => noteServerError(tx, charge));
    }
    if (isRefusal(error)) return { state: 'declined', reference: null, code: 'DECLINED' };
    throw error;
  }
}
