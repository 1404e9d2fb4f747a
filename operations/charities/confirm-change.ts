import { type Config } from '../../config';
import { type Database } from '../../db/database';
import { type Actor } from '../../domain/access/actor';
import { type CharityChange } from '../../db/queries/charities/changes';
import { coolingOffEnd } from '../../domain/charities/changes';
import { type MailMeans } from '../../gateways';
import { requireSecondPerson, requireSignedInPerson } from '../members/second-person';
import { changeConflict, lockChange } from './locked-change';
import { moveChange } from './move-change';
import { startChange } from './start-change';

export interface Confirmation extends MailMeans {
  charityId: string;
  changeId: string;
  actor: Actor;
  environment: Config['environment'];
  at: Date;
}

/** Confirms a change that somebody else asked for, and starts the change's cooling-off period. */
export async function confirmChange(tx: Database, order: Confirmation): Promise<CharityChange> {
  const { actor, environment, secrets, address, at } = order;
  const { charity, change } = await lockChange(tx, order);
  await requireSecondPerson(tx, change, actor, at);
  if (change.field === 'wallet_address') requireSignedInPerson('a new wallet', actor, environment);
  if (change.status !== 'pending_confirmation') throw changeConflict(change);
  const effectiveAt = coolingOffEnd(environment, at);
  const to = { status: 'cooling_off', confirmedBy: actor.userId, effectiveAt } as const;
  const confirmed = await moveChange(tx, { charity, change, to, actor, secrets, address, at });
  await startChange(tx, confirmed, effectiveAt);
  return confirmed;
}
