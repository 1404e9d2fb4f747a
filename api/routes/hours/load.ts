/** What the caller may see or move, or the refusal. */
import { type Database } from '../../../db/database';
import { type Actor } from '../../../db/queries/access/api-keys';
import { isMember } from '../../../db/queries/charities/charities';
import { findHours, type Hours, listHoursTimelines, lockHours } from '../../../db/queries/hours/hours';
import { type HoursMove, moveHours } from '../../../db/queries/hours/changes';
import { GivingError, notFound } from '../../../domain/errors';
import { mayReadHours } from '../../policies/volunteer-hours';
import { presentHours } from '../../presenters/volunteer-hours';

export interface SeenHours {
  hours: Hours;
  member: boolean;
}

/** The submission of a path and whether the caller is the charity's member. */
export async function loadHours(db: Database, actor: Actor, id: string): Promise<SeenHours> {
  return seen(db, actor, await findHours(db, id));
}

/** The same, held against every other change until the transaction ends. */
export async function loadLockedHours(tx: Database, actor: Actor, id: string): Promise<SeenHours> {
  return seen(tx, actor, await lockHours(tx, id));
}

/** Moves a submission that the caller holds, or 409 when its state does not allow it. */
export async function requireMove(tx: Database, hours: Hours, move: HoursMove): Promise<Hours> {
  const moved = await moveHours(tx, hours, move);
  if (moved !== undefined) return moved;
  throw decided(hours);
}

/** 409: the state of the submission does not allow it. */
export function decided(hours: Hours): GivingError {
  return new GivingError('CONFLICT', `The submission is ${hours.status}: this cannot be done any more.`, {
    status: hours.status,
  });
}

/** The submission in wire form, with its timeline as it is now. */
export async function present(db: Database, hours: Hours) {
  const timelines = await listHoursTimelines(db, [hours.id]);
  return presentHours(hours, timelines.get(hours.id) ?? []);
}

/** 403: the caller sees the submission, and the move is not theirs. */
export function forbidden(message: string): GivingError {
  return new GivingError('FORBIDDEN', message);
}

async function seen(db: Database, actor: Actor, hours: Hours | undefined): Promise<SeenHours> {
  if (hours === undefined) throw notFound('submission of hours');
  const member = await isMember(db, hours.charityId, actor.userId);
  if (!mayReadHours(actor, hours, member)) throw notFound('submission of hours');
  return { hours, member };
}
