import { inTransaction } from '../../db/database';
import { findVerificationLevel } from '../../db/queries/access/accounts';
import { findGuest } from '../../db/queries/guests/guests';
import { type Occurrence, saveOccurrence } from '../../db/queries/plans/occurrences';
import { enqueueNotices } from '../../db/queries/platform/enqueue-mail';
import { shiftByDays } from '../../domain/days';
import { explainError, GivingError } from '../../domain/errors';
import { holdPlan, type Plan } from '../../domain/plans/plan';
import { dueAt } from '../../domain/plans/rhythm';
import { deriveId } from '../../new-id';
import { type Act } from '../act';
import { detailsOfPlan } from '../donors/details';
import { type Acceptance, acceptGift } from '../gifts/accept-gift';
import { keepOpenCampaign } from '../gifts/conditions';
import { type GiftOrder } from '../gifts/order';
import { failAttempt } from './failed-attempt';
import { storePlanChange } from './plan-change';
import { encodeTime } from 'ulid';

/** The gateways that an attempt to make a gift needs. */
export type Circumstances = Omit<Acceptance, 'id'>;

export interface Attempt {
  /** The caller has locked the plan. */
  plan: Plan;
  /** One date of the plan, in its state before this attempt. */
  occurrence: Occurrence;
  circumstances: Circumstances;
}

/**
 * Tries to make the gift of an occurrence (one date of a plan). If a rule refuses the gift, the savepoint
 * undoes its writes, and only a failed attempt is stored.
 */
export async function attemptGift(
  { tx, at }: Act,
  { plan, occurrence: before, circumstances }: Attempt,
): Promise<void> {
  const occurrence = { ...before, attempts: before.attempts + 1, donationId: null, nextAttemptAt: null };
  const id = occurrenceGiftId(plan.id, occurrence.number, occurrence.attempts, idTime(plan, before));
  const order = await orderOf({ tx, at }, plan);
  try {
    await inTransaction(tx, (savepoint) =>
      acceptGift({ tx: savepoint, at }, order, { ...circumstances, id }),
    );
    await saveOccurrence(tx, {
      ...occurrence,
      status: 'pending',
      donationId: id,
      failureCode: null,
      failureMessage: null,
    });
  } catch (error) {
    if (!(error instanceof GivingError)) throw error;
    await refuse({ tx, at }, { plan, occurrence, error });
  }
}

interface Refusal {
  plan: Plan;
  occurrence: Occurrence;
  error: GivingError;
}

/**
 * If the charity cannot receive gifts, skips the occurrence and pauses the plan. Treats every other refusal
 * like a declined charge.
 */
async function refuse(act: Act, { plan, occurrence, error }: Refusal): Promise<void> {
  const { code } = error;
  const message = explainError(error);
  if (code !== 'INVALID_CHARITY') {
    await failAttempt(act, { plan, occurrence, failure: { code, message } });
    await tellRefusal(act, plan, occurrence);
    return;
  }
  await saveOccurrence(act.tx, {
    ...occurrence,
    status: 'skipped',
    failureCode: code,
    failureMessage: message,
  });
  await storePlanChange(act, holdPlan(plan, 'unlisted'));
}

/** Tells the donor, because there is no gift whose failure would. */
async function tellRefusal({ tx }: Act, plan: Plan, { number, attempts }: Occurrence): Promise<void> {
  await enqueueNotices(tx, {
    kind: 'repair_source',
    audience: { userId: plan.donorUserId },
    subject: `${plan.id}/${String(number)}/${String(attempts)}`,
  });
}

/**
 * Returns the timestamp for the gift's id. Adds one day for each earlier attempt, so that the ids sort in the
 * order of the attempts.
 */
function idTime(plan: Plan, { number, attempts, firstAttemptAt }: Occurrence): Date {
  const due = attempts === 0 || firstAttemptAt === null ? dueAt(plan, number) : firstAttemptAt;
  return shiftByDays(due, attempts);
}

async function orderOf(act: Act, plan: Plan): Promise<GiftOrder> {
  const guest = await findGuest(act.tx, plan.donorUserId);
  return {
    donor: {
      accountId: plan.accountId,
      userId: plan.donorUserId,
      verificationLevel: await findVerificationLevel(act.tx, plan.donorUserId),
      guest: guest && { email: guest.email, isConfirmed: guest.confirmedAt !== null },
    },
    charityId: plan.charityId,
    amount: { currency: plan.currency, minor: plan.amountMinor },
    method: plan.paymentMethod,
    source: plan.source,
    coverFees: plan.coverFees,
    // The donor agreed to a charge with the fees on top, so later prices do not raise it.
    feeSchedule: plan.coverFees ? plan.feeSchedule : undefined,
    internationalCard: plan.internationalCard,
    campaignId: await keepOpenCampaign(act, plan.campaignId),
    message: plan.message,
    anonymous: plan.anonymous,
    contactConsent: plan.contactConsent,
    metadata: plan.metadata,
    isOffSession: true,
    returnUrl: null,
    address: null,
    details: await detailsOfPlan(act.tx, plan.id),
    recurringId: plan.id,
  };
}

/**
 * Derives a gift's id from its plan, number and attempt. A repeated call returns the same id, and the ids of
 * a plan sort by due time.
 */
export function occurrenceGiftId(
  recurringId: string,
  number: number,
  attempt: number,
  dueAt: Date,
): `donation_${string}` {
  const time = encodeTime(dueAt.getTime());
  return deriveId('donation', time, `${recurringId}/${String(number)}/${String(attempt)}`);
}
