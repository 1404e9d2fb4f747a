import { type Database } from '../../db/database';
import { type AuditedAction } from '../../db/queries/access/audit-log';
import { type CharityChange, listOpenChanges } from '../../db/queries/charities/changes';
import { lockCharity } from '../../db/queries/charities/charities';
import { type MailMeans } from '../../gateways';
import { changeConflict, lockChange } from './locked-change';
import { moveChange } from './move-change';

export interface ChangeRefusal extends MailMeans {
  charityId: string;
  changeId: string;
  reason: string;
  actor: AuditedAction['actor'];
  at: Date;
}

/** Stops a change that has not taken effect yet. */
export async function refuseChange(tx: Database, refusal: ChangeRefusal): Promise<CharityChange> {
  const { charity, change } = await lockChange(tx, refusal);
  if (change.endedAt !== null) throw changeConflict(change);
  return moveChange(tx, {
    ...refusal,
    charity,
    change,
    to: { status: 'refused', endedAt: refusal.at },
  });
}

/** Stops every open change of a charity. */
export async function refuseOpenChanges(
  tx: Database,
  refusal: Omit<ChangeRefusal, 'changeId'>,
): Promise<void> {
  const { charityId, at } = refusal;
  const charity = await lockCharity(tx, charityId);
  if (charity === undefined) return;
  for (const change of await listOpenChanges(tx, charityId)) {
    await moveChange(tx, { ...refusal, charity, change, to: { status: 'refused', endedAt: at } });
  }
}
