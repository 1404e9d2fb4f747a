import { type Database } from '../../db/database';
import { insertHistory } from '../../db/queries/verification/history';
import {
  listVerifications,
  lockVerification,
  updateVerification,
  type Verification,
} from '../../db/queries/verification/verifications';
import { requireRow } from '../../domain/errors';
import { type Change, decideAmong } from '../../domain/verification/among';
import { type Occurrence, statusOf } from '../../domain/verification/decide';
import { type ActingParty, type Note } from '../../domain/verification/vocabulary';
import { type Act } from '../act';
import { announceChange } from './announcement';
import { holdEntity } from './hold-entity';
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
  const all = await listConcerned(tx, verification, occurrence);
  const { superseded, moved, withdrawn } = decideAmong(all, verification, occurrence);
  if (superseded !== undefined) await wakeVerification(tx, (await store(tx, superseded)).id);
  const next = await store(tx, moved);
  if (withdrawn !== undefined) {
    const ended = await store(tx, withdrawn);
    await announceChange(act, ended, withdrawn.verification.state, 'withdraw');
    await wakeVerification(tx, ended.id);
  }
  await followChange(act, next, verification.state);
  await announceChange(act, next, verification.state, occurrence.happening);
  if (occurrence.by.kind !== 'system') await wakeVerification(tx, next.id);
  return next;
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

/** Lists the verifications that a happening can end. An approval replaces another one, a revocation withdraws one. */
async function listConcerned(
  tx: Database,
  verification: Verification,
  { happening }: Occurrence,
): Promise<Verification[]> {
  const { entityId, state } = verification;
  if (happening === 'approve') return listVerifications(tx, state.entityType, entityId);
  if (happening !== 'revoke') return [verification];
  // The lock keeps others from applying until the revocation is stored.
  return (await holdEntity(tx, { entityType: state.entityType, entityId })) ?? [verification];
}

async function store(
  tx: Database,
  { verification, state, steps }: Change<Verification>,
): Promise<Verification> {
  await updateVerification(tx, verification.id, state);
  await insertHistory(tx, verification.id, steps);
  return { ...verification, state };
}
