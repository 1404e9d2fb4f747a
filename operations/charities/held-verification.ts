/**
 * Locks the verifications of a charity. Every operation locks a verification before its charity, because
 * another order could deadlock.
 */
import { type Database } from '../../db/database';
import {
  listOfEntity,
  lockVerification,
  type Verification,
} from '../../db/queries/verification/verifications';
import { chooseVerification, type Subject } from '../../domain/verification/choose';
import { statusOf } from '../../domain/verification/decide';
import { STAGE_RULES } from '../../domain/verification/stages';

/**
 * Locks the verification that currently gives a charity its level. Returns undefined if the charity has none.
 */
export async function holdInForce(tx: Database, charityId: string): Promise<Verification | undefined> {
  const held = await hold(tx, charityId, 'standing');
  return held !== undefined && STAGE_RULES[held.state.stage].inForce ? held : undefined;
}

/** Locks the open application of a charity. If there is none, locks another verification of the charity. */
export async function holdCurrent(tx: Database, charityId: string): Promise<Verification | undefined> {
  return hold(tx, charityId, 'application');
}

/** Returns true during a concern and after a revocation. The details under review must then stay the same. */
export function isUnderReview(
  charity: { revokedAt?: Date | null },
  verification: Verification | undefined,
): boolean {
  const isUnderConcern = verification !== undefined && statusOf(verification.state) === 'concern';
  return isUnderConcern || (charity.revokedAt ?? null) !== null;
}

async function hold(tx: Database, charityId: string, subject: Subject): Promise<Verification | undefined> {
  const all = await listOfEntity(tx, { entityId: charityId, entityType: 'organization' });
  const chosen = chooseVerification(all, subject);
  return chosen === undefined ? undefined : lockVerification(tx, chosen.id);
}
