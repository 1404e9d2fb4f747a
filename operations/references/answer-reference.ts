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
import { roleOf } from '../../domain/verification/stages';
import { REFEREE, SYSTEM } from '../../domain/verification/vocabulary';
import { type Act, type Sealing } from '../act';
import { holdVerification, noteStep } from '../verification/transition';
import { announceReference, mailReferee, requireAsking } from './asking';

export interface RefereesAnswer {
  tokenHash: string;
  /** Null if the referee declines. */
  answer: ReferenceAnswer | null;
}

/**
 * Stores a referee's answer. Throws NOT_FOUND for an unknown link. Throws CONFLICT if the reference has ended or the
 * application is decided, so each reference is answered only once.
 */
export async function answerReference(act: Act, { tokenHash, answer }: RefereesAnswer): Promise<Reference> {
  const { tx, at } = act;
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
  await noteStep(act, verification, {
    happening: `reference_${status}`,
    by: REFEREE,
    reason: reference.id,
  });
  await announceReference(act, verification, answered);
  return answered;
}

/**
 * Reminds referees of a locked application who have not answered yet. Expires references whose time is over. Returns
 * the next deadline of a reference.
 */
export async function followReferences(
  act: Act & Sealing,
  verification: Verification,
): Promise<ReferenceDue | undefined> {
  const { tx, at } = act;
  if (roleOf(verification.state) !== 'application') return undefined;
  const deadlines: ReferenceDue[] = [];
  for (const reference of await listReferences(tx, verification.id)) {
    let due = nextReferenceDue(reference, at);
    if (due !== undefined && due.at <= at) {
      const changed = await follow(act, { verification, reference, what: due.what });
      due = nextReferenceDue(changed, at);
    }
    if (due !== undefined) deadlines.push(due);
  }
  return deadlines.sort((one, other) => one.at.getTime() - other.at.getTime())[0];
}

async function follow(
  act: Act & Sealing,
  {
    verification,
    reference,
    what,
  }: { verification: Verification; reference: Reference; what: ReferenceDue['what'] },
): Promise<Reference> {
  const note = { by: SYSTEM, reason: reference.id };
  if (what === 'referee_reminder') {
    const reminded = { ...reference, remindedAt: act.at };
    await updateReference(act.tx, reminded);
    await mailReferee(act, { reference, charityId: verification.entityId, isReminder: true });
    await noteStep(act, verification, { happening: 'reference_reminded', ...note });
    return reminded;
  }
  const expired: Reference = { ...reference, status: 'expired' };
  await updateReference(act.tx, expired);
  await noteStep(act, verification, { happening: 'reference_expired', ...note });
  await announceReference(act, verification, expired);
  return expired;
}
