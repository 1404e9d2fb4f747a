import { type Config } from '../../config';
import { type Database } from '../../db/database';
import { type AuditedAction } from '../../db/queries/access/audit-log';
import {
  type CharityChange,
  findChange,
  listOpenChanges,
  updateChange,
} from '../../db/queries/charities/changes';
import { lockCharity } from '../../db/queries/charities/charities';
import { hasLookAlike } from '../../db/queries/charities/look-alikes';
import { type Actor } from '../../domain/access/actor';
import { coolingOffEnd, needsApproval } from '../../domain/charities/changes';
import { requireRow } from '../../domain/errors';
import { type Act, type ActOf, type Sealing } from '../act';
import { refuseTied } from '../ties/may-decide';
import { requireSecondPerson, requireSignedInPerson } from '../ties/second-person';
import { openReVerification } from '../verification/trigger-re-verification';
import { holdInForce } from './held-verification';
import { changeConflict, lockChange, moveChange, putInForce, startChange } from './move-change';

export interface Confirmation {
  charityId: string;
  changeId: string;
  environment: Config['environment'];
}

/** Confirms a change that somebody else asked for, and starts the change's cooling-off period. */
export async function confirmChange(
  act: ActOf<Actor> & Sealing,
  order: Confirmation,
): Promise<CharityChange> {
  const { tx, at, actor } = act;
  const { environment } = order;
  const { charity, change } = await lockChange(tx, order);
  await requireSecondPerson(act, change);
  if (change.field === 'wallet_address') requireSignedInPerson('a new wallet', actor, environment);
  if (change.status !== 'pending_confirmation') throw changeConflict(change);
  const effectiveAt = coolingOffEnd(environment, at);
  const to = { status: 'cooling_off', confirmedBy: actor.userId, effectiveAt } as const;
  const confirmed = await moveChange(act, { charity, change, to });
  await startChange(tx, confirmed, effectiveAt);
  return confirmed;
}

export interface ChangeRefusal {
  charityId: string;
  changeId: string;
  reason: string;
}

/** Stops a change that has not taken effect yet. */
export async function refuseChange(
  act: ActOf<AuditedAction['actor']> & Sealing,
  refusal: ChangeRefusal,
): Promise<CharityChange> {
  const { charity, change } = await lockChange(act.tx, refusal);
  if (change.endedAt !== null) throw changeConflict(change);
  return moveChange(act, {
    ...refusal,
    charity,
    change,
    to: { status: 'refused', endedAt: act.at },
  });
}

/** Stops every open change of a charity. */
export async function refuseOpenChanges(
  act: ActOf<AuditedAction['actor']> & Sealing,
  refusal: Omit<ChangeRefusal, 'changeId'>,
): Promise<void> {
  const { charityId } = refusal;
  const charity = await lockCharity(act.tx, charityId);
  if (charity === undefined) return;
  for (const change of await listOpenChanges(act.tx, charityId)) {
    await moveChange(act, { ...refusal, charity, change, to: { status: 'refused', endedAt: act.at } });
  }
}

export interface ChangesApproval {
  charityId: string;
  /** Everybody who can use a credential that approved the verification. */
  persons: readonly string[];
}

/**
 * Approves a charity's confirmed changes after its verification was approved. A change takes effect at once
 * if its cooling-off period is over. Throws FORBIDDEN if the approving person is tied to somebody who asked for
 * one of the changes.
 */
export async function approveChanges(
  act: Act & Sealing,
  { charityId, persons }: ChangesApproval,
): Promise<void> {
  const { tx, at } = act;
  const locked = await lockCharity(tx, charityId);
  if (locked === undefined) return;
  let charity = locked;
  for (const change of await listOpenChanges(tx, charityId)) {
    if (change.confirmedBy === null) continue;
    const details = { change_id: change.id };
    await refuseTied(act, persons, { charityId, parties: change.askingPersons, details });
    await updateChange(tx, change.id, { approvedAt: at });
    if (change.status !== 'in_review') continue;
    await putInForce(act, { charity, change: { ...change, approvedAt: at } });
    charity = (await lockCharity(tx, charityId)) ?? charity;
  }
}

/**
 * Ends the cooling-off period of a change. The change then takes effect, or waits for a reviewer's approval
 * if it needs one.
 */
export async function endCoolingOff(act: Act & Sealing, changeId: string): Promise<CharityChange> {
  const { tx } = act;
  const { charityId } = requireRow(await findChange(tx, changeId), changeId);
  const verification = await holdInForce(tx, charityId);
  const { charity, change } = await lockChange(tx, { charityId, changeId });
  if (change.status !== 'cooling_off') return change;
  const order = { charity, change };
  const isVerified = verification !== undefined;
  const isFree =
    change.approvedAt !== null ||
    !((isVerified && needsApproval(change.field)) || (await looksLikeVerified(tx, change)));
  if (isFree) return putInForce(act, order);
  const waiting = await moveChange({ ...act, actor: null }, { ...order, to: { status: 'in_review' } });
  if (isVerified) {
    // Opens a review again, because an earlier review may have ended before somebody confirmed the change.
    const by = { kind: 'entity' as const, userId: change.askedBy, persons: [change.askedBy] };
    await openReVerification(act, { verification, by, details: change.field });
  }
  return waiting;
}

async function looksLikeVerified(tx: Database, change: CharityChange): Promise<boolean> {
  return change.field === 'name' && (await hasLookAlike(tx, change.charityId, change.value));
}
