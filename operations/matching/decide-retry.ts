import { type Database } from '../../db/database';
import {
  lockMatchingCharge,
  type MatchingCharge,
  updateMatchingCharge,
} from '../../db/queries/matching/charges';
import { findPledge } from '../../db/queries/matching/pledges';
import { isHardDecline } from '../../domain/charges/charge';
import { requireRow } from '../../domain/errors';
import { type MatchingEnvironment, nextChargeAttemptAt } from '../../domain/matching/pledge';
import { failMatchesOfCharge } from './fail-matches';
import { tellSponsor } from './tell-sponsor';

export interface DeclinedCharge {
  chargeId: string;
  environment: MatchingEnvironment;
  at: Date;
}

/** Schedules a retry of a declined charge, by the same rules as for plans. If no retry is left, fails its matches. */
export async function decideRetry(
  tx: Database,
  { chargeId, environment, at }: DeclinedCharge,
): Promise<void> {
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
  await failMatchesOfCharge(tx, { charge, failure, at });
}

/** Returns false if another attempt would fail like the last one. Plans have the same rule. */
function isWorthRepeating({ failureCode }: MatchingCharge): boolean {
  const isFinal = failureCode === 'LIMIT_EXCEEDED' || failureCode === 'CANCELLED_BY_OPERATOR';
  return !isFinal && !isHardDecline(failureCode ?? '');
}
