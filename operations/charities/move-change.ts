import { type Database } from '../../db/database';
import { type AuditedAction, recordAudit } from '../../db/queries/access/audit-log';
import { type CharityChange, updateChange } from '../../db/queries/charities/changes';
import { type Charity } from '../../db/queries/charities/charities';
import { type MailMeans } from '../../gateways';
import { mailChange } from './mail-change';

export interface ChangeMove extends MailMeans {
  charity: Pick<Charity, 'id' | 'name'>;
  change: CharityChange;
  to: Partial<Pick<CharityChange, 'status' | 'confirmedBy' | 'effectiveAt' | 'approvedAt' | 'endedAt'>> & {
    status: CharityChange['status'];
  };
  actor: AuditedAction['actor'];
  /** The audit log stores this reason. */
  reason?: string;
  at: Date;
}

/** Stores the next status of a change, writes it to the audit log, and mails every member of the charity. */
export async function moveChange(tx: Database, move: ChangeMove): Promise<CharityChange> {
  const { charity, change, to, actor, reason, at } = move;
  const moved = { ...change, ...to };
  await updateChange(tx, change.id, to);
  await recordAudit(tx, {
    action: `charity_change.${to.status}`,
    actor,
    subject: { type: 'charity', id: charity.id },
    details: { change_id: change.id, field: change.field, ...(reason === undefined ? {} : { reason }) },
    at,
  });
  await mailChange(tx, move, { charity, change: moved });
  return moved;
}
