import { type Database } from '../../db/database';
import {
  findReferenceByLink,
  listReferences,
  type Reference,
  updateReference,
} from '../../db/queries/references/references';
import { type Verification } from '../../db/queries/verification/verifications';
import { GivingError, notFound } from '../../domain/errors';
import {
  nextReferenceDue,
  type ReferenceAnswer,
  type ReferenceDue,
  referenceStatus,
} from '../../domain/references/reference';
import { isUndecided } from '../../domain/verification/stages';
import { REFEREE, SYSTEM } from '../../domain/verification/vocabulary';
import { type MailMeans } from '../../gateways';
import { holdVerification, noteStep } from '../verification/transition';
import { announceReference, mailReferee, requireAsking } from './asking';

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

/**
 * Reminds referees of a locked application who have not answered yet. Expires references whose time is over. Returns
 * the next deadline of a reference.
 */
export async function followReferences(
  tx: Database,
  { verification, at }: { verification: Verification; at: Date },
  gateways: MailMeans,
): Promise<ReferenceDue | undefined> {
  if (!isUndecided(verification.state.stage)) return undefined;
  const deadlines: ReferenceDue[] = [];
  for (const reference of await listReferences(tx, verification.id)) {
    let due = nextReferenceDue(reference, at);
    if (due !== undefined && due.at <= at) {
      const changed = await follow(tx, { verification, reference, what: due.what, at }, gateways);
      due = nextReferenceDue(changed, at);
    }
    if (due !== undefined) deadlines.push(due);
  }
  return deadlines.sort((one, other) => one.at.getTime() - other.at.getTime())[0];
}

async function follow(
  tx: Database,
  {
    verification,
    reference,
    what,
    at,
  }: { verification: Verification; reference: Reference; what: ReferenceDue['what']; at: Date },
  gateways: MailMeans,
): Promise<Reference> {
  const note = { by: SYSTEM, reason: reference.name, at };
  if (what === 'referee_reminder') {
    const reminded = { ...reference, remindedAt: at };
    await updateReference(tx, reminded);
    await mailReferee(tx, { reference, charityId: verification.entityId, isReminder: true }, gateways);
    await noteStep(tx, verification, { happening: 'reference_reminded', ...note });
    return reminded;
  }
  const expired: Reference = { ...reference, status: 'expired' };
  await updateReference(tx, expired);
  await noteStep(tx, verification, { happening: 'reference_expired', ...note });
  await announceReference(tx, verification, expired, at);
  return expired;
}
