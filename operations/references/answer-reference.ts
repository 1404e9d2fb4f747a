import { type Database } from '../../db/database';
import { findReferenceByLink, type Reference, updateReference } from '../../db/queries/references/references';
import { GivingError, notFound } from '../../domain/errors';
import { type ReferenceAnswer, referenceStatus } from '../../domain/references/reference';
import { REFEREE } from '../../domain/verification/vocabulary';
import { holdVerification, noteStep } from '../verification/transition';
import { announceReference } from './announce-reference';
import { requireAsking } from './require-asking';

export interface RefereesAnswer {
  tokenHash: string;
  /** Null if the referee declines. */
  answer: ReferenceAnswer | null;
  at: Date;
}

/**
 * Stores a referee's answer. Throws NOT_FOUND for an unknown link. Throws CONFLICT if the reference has ended or the
 * application is decided, so each reference is answered only once.
 */
export async function answerReference(
  tx: Database,
  { tokenHash, answer, at }: RefereesAnswer,
): Promise<Reference> {
  const known = await findReferenceByLink(tx, tokenHash);
  if (known === undefined) throw notFound('reference');
  const verification = await holdVerification(tx, known.verificationId);
  requireAsking(verification);
  // Reads the reference again, because another answer may have arrived before the lock.
  const reference = (await findReferenceByLink(tx, tokenHash)) ?? known;
  const before = referenceStatus(reference, at);
  if (before !== 'requested') {
    throw new GivingError('CONFLICT', 'This reference is already answered or has expired.', {
      status: before,
    });
  }
  const status = answer === null ? 'declined' : 'answered';
  const answered: Reference = { ...reference, status, answer, answeredAt: at };
  await updateReference(tx, answered);
  await noteStep(tx, verification, {
    happening: `reference_${status}`,
    by: REFEREE,
    reason: reference.name,
    at,
  });
  await announceReference(tx, verification, answered, at);
  return answered;
}
