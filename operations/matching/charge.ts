import { type Database, inTransaction } from '../../db/database';
import { findVerificationLevel } from '../../db/queries/access/accounts';
import {
  insertAttempt,
  lockMatchingCharge,
  type MatchingCharge,
  updateMatchingCharge,
} from '../../db/queries/matching/charges';
import {
  chargeKept,
  countKeptMatches,
  hasOpenMatches,
  reopenMatches,
} from '../../db/queries/matching/matches';
import { findPledge, lockPledge, lockSponsor, type Pledge } from '../../db/queries/matching/pledges';
import { isHardDecline } from '../../domain/charges/charge';
import { explainError, type FieldFault, GivingError, requireRow } from '../../domain/errors';
import { type MatchingEnvironment, nextChargeAttemptAt, takesGifts } from '../../domain/matching/pledge';
import { newId } from '../../new-id';
import { type Act } from '../act';
import { type Acceptance, acceptGift } from '../gifts/accept-gift';
import { type GiftOrder } from '../gifts/order';
import { tellSponsor } from './end-pledge';
import { failMatchesOfCharge } from './settle-charge';

export interface ChargeAttempt extends Omit<Acceptance, 'id'> {
  pledgeId: string;
  chargeId: string;
  environment: MatchingEnvironment;
}

/**
 * Charges a sponsor for all matches of a due charge, as one gift. If a rule refuses the gift, the savepoint undoes its
 * writes, and the charge counts as declined.
 */
export async function attemptCharge(
  { tx, at }: Act,
  { pledgeId, chargeId, environment, gateways }: ChargeAttempt,
): Promise<void> {
  const { sponsorUserId } = requireRow(await findPledge(tx, pledgeId), pledgeId);
  await lockSponsor(tx, sponsorUserId);
  const charge = requireRow(await lockMatchingCharge(tx, chargeId), chargeId);
  if (charge.status !== 'due' || charge.nextAttemptAt === null || charge.nextAttemptAt > at) return;
  const pledge = requireRow(await lockPledge(tx, pledgeId), pledgeId);
  const { keptMinor } = await countKeptMatches(tx, chargeId);
  if (keptMinor === 0n) {
    await updateMatchingCharge(tx, chargeId, { status: 'cancelled', nextAttemptAt: null });
    return;
  }
  const order = await orderOf(tx, pledge, keptMinor);
  const tried = { attempts: charge.attempts + 1, firstAttemptAt: charge.firstAttemptAt ?? at };
  const donationId = newId('donation');
  try {
    await inTransaction(tx, (savepoint) =>
      acceptGift({ tx: savepoint, at }, order, { id: donationId, gateways }),
    );
  } catch (error) {
    if (!(error instanceof GivingError)) throw error;
    await refuse({ tx, at }, { charge: { ...charge, ...tried }, pledge, error, environment });
    return;
  }
  await insertAttempt(tx, donationId, chargeId);
  await chargeKept(tx, chargeId);
  const paid = { status: 'charging', donationId, amountMinor: keptMinor, nextAttemptAt: null } as const;
  await updateMatchingCharge(tx, chargeId, { ...tried, ...paid });
}

interface Refusal {
  charge: MatchingCharge;
  pledge: Pledge;
  error: GivingError;
  environment: MatchingEnvironment;
}

/** Reopens matches whose sum is too small, if more matches may follow. Treats other refusals as a declined charge. */
async function refuse({ tx, at }: Act, { charge, pledge, error, environment }: Refusal): Promise<void> {
  const mayGrow = takesGifts(pledge, at) || (await hasOpenMatches(tx, pledge.id, charge.id));
  if (isTooSmall(error) && mayGrow) {
    await reopenMatches(tx, charge.id);
    await updateMatchingCharge(tx, charge.id, { status: 'cancelled', nextAttemptAt: null });
    return;
  }
  const declined = {
    status: 'declined',
    attempts: charge.attempts,
    firstAttemptAt: charge.firstAttemptAt,
    donationId: null,
    nextAttemptAt: null,
    failureCode: error.code,
    failureMessage: explainError(error),
  } as const;
  await updateMatchingCharge(tx, charge.id, declined);
  await decideRetry({ tx, at }, { chargeId: charge.id, environment });
}

function isTooSmall({ code, details }: GivingError): boolean {
  const { fields = [] } = details as { fields?: FieldFault[] };
  return code === 'VALIDATION_ERROR' && fields.some(({ field }) => field === 'amount');
}

async function orderOf(tx: Database, pledge: Pledge, minor: bigint): Promise<GiftOrder> {
  return {
    donor: {
      accountId: pledge.accountId,
      userId: pledge.sponsorUserId,
      verificationLevel: await findVerificationLevel(tx, pledge.sponsorUserId),
    },
    charityId: pledge.charityId,
    amount: { currency: pledge.currency, minor },
    method: pledge.paymentMethod,
    source: pledge.source,
    coverFees: false,
    internationalCard: false,
    campaignId: pledge.campaignId,
    message: null,
    anonymous: false,
    contactConsent: true,
    metadata: {},
    isOffSession: true,
    returnUrl: null,
    address: null,
    isMatch: true,
    recurringId: null,
  };
}

export interface DeclinedCharge {
  chargeId: string;
  environment: MatchingEnvironment;
}

/** Schedules a retry of a declined charge, by the same rules as for plans. If no retry is left, fails its matches. */
export async function decideRetry({ tx, at }: Act, { chargeId, environment }: DeclinedCharge): Promise<void> {
  const charge = requireRow(await lockMatchingCharge(tx, chargeId), chargeId);
  if (charge.status !== 'declined') return;
  const pledge = requireRow(await findPledge(tx, charge.pledgeId), charge.pledgeId);
  const { paymentMethod } = pledge;
  const code = charge.failureCode ?? 'DECLINED';
  const { attempts } = charge;
  const attempt = { method: paymentMethod, attempts, firstAttemptAt: charge.firstAttemptAt ?? at };
  await tellSponsor(tx, 'matches_declined', { pledge, subject: `${chargeId}/${String(attempts)}` });
  const next = isWorthRepeating(charge) ? nextChargeAttemptAt(attempt, environment) : null;
  if (next !== null) {
    await updateMatchingCharge(tx, chargeId, { status: 'due', nextAttemptAt: next });
    return;
  }
  const failure = { code, message: charge.failureMessage ?? 'The charge was declined.' };
  await failMatchesOfCharge({ tx, at }, { charge, failure });
}

/** Returns false if another attempt would fail like the last one. Plans have the same rule. */
function isWorthRepeating({ failureCode }: MatchingCharge): boolean {
  const isFinal = failureCode === 'LIMIT_EXCEEDED' || failureCode === 'CANCELLED_BY_OPERATOR';
  return !isFinal && !isHardDecline(failureCode ?? '');
}
