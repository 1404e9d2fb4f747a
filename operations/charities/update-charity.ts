import { type Database } from '../../db/database';
import { type AuditedAction, recordAudit } from '../../db/queries/access/audit-log';
import {
  type Charity,
  lockCharity,
  updateCharity as storeCharity,
} from '../../db/queries/charities/charities';
import { charityNotFound } from '../../domain/errors';
import { type CharityEdits } from './edits';

export interface CharityUpdate {
  charityId: string;
  edits: CharityEdits;
  actor: AuditedAction['actor'];
  at: Date;
}

/** Edits a charity for its members. Later register imports do not overwrite it. */
export async function updateCharity(tx: Database, update: CharityUpdate): Promise<Charity> {
  const { charityId: id, edits, actor, at } = update;
  const before = await lockCharity(tx, id);
  if (before === undefined) throw charityNotFound(id);
  const source = before.source === 'register' ? 'member' : before.source;
  const after: Charity = { ...before, ...edits, source, updatedAt: at };
  await storeCharity(tx, id, after);
  if (after.walletAddress !== before.walletAddress) {
    await recordAudit(tx, {
      action: 'charity.wallet_changed',
      actor,
      subject: { type: 'charity', id },
      details: { from: before.walletAddress, to: after.walletAddress },
      at,
    });
  }
  return after;
}
