import { type Database } from '../../db/database';
import { insertHistory } from '../../db/queries/verification/history';
import {
  listVerifications,
  lockVerification,
  updateVerification,
  type Verification,
} from '../../db/queries/verification/verifications';
import { requireRow } from '../../domain/errors';
import { decide, type Occurrence, statusOf } from '../../domain/verification/decide';
import { isUndecided, STAGE_RULES } from '../../domain/verification/stages';
import { type ActingParty, type Note, SYSTEM } from '../../domain/verification/vocabulary';
import { type Act } from '../act';
import { announceChange } from './announcement';
import { holdEntity } from './open-application';
import { followChange } from './follow-change';
import { wakeVerification } from './wake';

/** Locks a verification until the transaction ends. */
export async function holdVerification(tx: Database, id: string): Promise<Verification> {
  return requireRow(await lockVerification(tx, id), id);
}

/**
 * Applies a happening, such as `approve`, to a locked verification and returns the result. Updates the row,
 * the history and the entity, and records the events. Throws CONFLICT if the stage does not allow the
 * happening, or FORBIDDEN if the actor may not cause it. Signals the workflow, unless the workflow itself is
 * the actor.
 */
export async function moveVerification(
  tx: Database,
  verification: Verification,
  occurrence: Occurrence,
): Promise<Verification> {
  const act = { tx, at: occurrence.at };
  const before = verification.state;
  const { state, steps } = decide(before, occurrence);
  const moved = { ...verification, state };
  await updateVerification(tx, moved.id, state);
  await insertHistory(tx, moved.id, steps);
  if (occurrence.happening === 'approve' && state.stage === 'verified') await supersedeOthers(act, moved);
  if (occurrence.happening === 'revoke' && state.stage === 'revoked') await withdrawOthers(act, moved);
  await followChange(act, moved, before);
  await announceChange(act, moved, before, occurrence.happening);
  if (occurrence.by.kind !== 'system') await wakeVerification(tx, moved.id);
  return moved;
}

/**
 * Adds a step that does not move the verification, such as a referee's answer. A person's step voids a first approval,
 * because the approver did not know about it.
 */
export async function noteStep(
  { tx, at }: Act,
  verification: Verification,
  { happening, by, reason }: { happening: Note; by: ActingParty; reason: string | null },
): Promise<Verification> {
  const { id, state } = verification;
  const { stage } = state;
  const step = { happening, fromStage: stage, toStage: stage, status: statusOf(state), by, reason, at };
  await insertHistory(tx, id, [step]);
  if (by.kind === 'system') return verification;
  const noted = { ...verification, state: { ...state, approvals: [] } };
  await updateVerification(tx, id, noted.state);
  await wakeVerification(tx, id);
  return noted;
}

/** Ends the entity's other verifications, because an entity holds only one level. */
async function supersedeOthers({ tx, at }: Act, approved: Verification): Promise<void> {
  const all = await listVerifications(tx, approved.state.entityType, approved.entityId);
  for (const other of all) {
    if (other.id === approved.id || !STAGE_RULES[other.state.stage].inForce) continue;
    const { state, steps } = decide(other.state, { happening: 'superseded', by: SYSTEM, at });
    await updateVerification(tx, other.id, state);
    await insertHistory(tx, other.id, steps);
    await wakeVerification(tx, other.id);
  }
}

/** Ends the entity's open application, because a revoked entity may not apply. */
async function withdrawOthers({ tx, at }: Act, { id, entityId, state }: Verification): Promise<void> {
  const all = await holdEntity(tx, { entityType: state.entityType, entityId });
  for (const other of all ?? []) {
    if (other.id === id || !isUndecided(other.state.stage)) continue;
    const reason = 'The verification of this entity was revoked.';
    await moveVerification(tx, other, {
      happening: 'withdraw',
      by: SYSTEM,
      at,
      reason,
      isEntityRevoked: true,
    });
    await wakeVerification(tx, other.id);
  }
}
