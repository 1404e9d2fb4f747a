import { type Database, inTransaction } from '../../db/database';
import { findVerificationLevel } from '../../db/queries/access/accounts';
import { type Occurrence, saveOccurrence } from '../../db/queries/plans/occurrences';
import { shiftByDays } from '../../domain/days';
import { explainError, GivingError } from '../../domain/errors';
import { holdPlan, type Plan } from '../../domain/plans/plan';
import { dueAt } from '../../domain/plans/rhythm';
import { type Acceptance, acceptGift } from '../gifts/accept-gift';
import { keepOpenCampaign } from '../gifts/campaign';
import { type GiftOrder } from '../gifts/order';
import { failAttempt } from './failed-attempt';
import { occurrenceDonationId } from './occurrence-id';
import { storePlanChange } from './plan-change';

/** An attempt needs the gateways and the current time. */
export type Circumstances = Omit<Acceptance, 'id'>;

export interface Attempt {
  /** The caller has locked the plan. */
  plan: Plan;
  /** The occurrence's state before the attempt. */
  occurrence: Occurrence;
  circumstances: Circumstances;
}

/** Makes the gift of an occurrence in a savepoint, so that a refused gift leaves only a failed attempt. */
export async function attemptGift(
  tx: Database,
  { plan, occurrence: before, circumstances }: Attempt,
): Promise<void> {
  const occurrence = { ...before, attempts: before.attempts + 1, donationId: null, nextAttemptAt: null };
  const id = occurrenceDonationId(plan.id, occurrence.number, occurrence.attempts, idTime(plan, before));
  const order = await orderOf(tx, plan, circumstances.at);
  try {
    await inTransaction(tx, (savepoint) => acceptGift(savepoint, order, { ...circumstances, id }));
    await saveOccurrence(tx, {
      ...occurrence,
      status: 'pending',
      donationId: id,
      failureCode: null,
      failureMessage: null,
    });
  } catch (error) {
    if (!(error instanceof GivingError)) throw error;
    await refuse(tx, { plan, occurrence, error, at: circumstances.at });
  }
}

interface Refusal {
  plan: Plan;
  occurrence: Occurrence;
  error: GivingError;
  at: Date;
}

/** Holds the plan if the charity cannot receive gifts. Any other refusal counts as a failed charge. */
async function refuse(tx: Database, { plan, occurrence, error, at }: Refusal): Promise<void> {
  const { code } = error;
  const message = explainError(error);
  if (code !== 'INVALID_CHARITY') {
    await failAttempt(tx, { plan, occurrence, failure: { code, message }, at });
    return;
  }
  await saveOccurrence(tx, { ...occurrence, status: 'skipped', failureCode: code, failureMessage: message });
  await storePlanChange(tx, holdPlan(plan, 'unlisted'), at);
}

/** Computes the time in the gift's id. Each earlier attempt adds a day, so that ids sort in the order of attempts. */
function idTime(plan: Plan, { number, attempts, firstAttemptAt }: Occurrence): Date {
  const due = attempts === 0 || firstAttemptAt === null ? dueAt(plan, number) : firstAttemptAt;
  return shiftByDays(due, attempts);
}

async function orderOf(tx: Database, plan: Plan, at: Date): Promise<GiftOrder> {
  return {
    donor: {
      accountId: plan.accountId,
      userId: plan.donorUserId,
      verificationLevel: await findVerificationLevel(tx, plan.donorUserId),
    },
    charityId: plan.charityId,
    amount: { currency: plan.currency, minor: plan.amountMinor },
    method: plan.paymentMethod,
    source: plan.source,
    coverFees: plan.coverFees,
    internationalCard: plan.internationalCard,
    campaignId: await keepOpenCampaign(tx, plan.campaignId, at),
    message: plan.message,
    anonymous: plan.anonymous,
    metadata: plan.metadata,
    isOffSession: true,
    returnUrl: null,
    address: null,
    recurringId: plan.id,
  };
}
