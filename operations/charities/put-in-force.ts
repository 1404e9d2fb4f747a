import { type Database } from '../../db/database';
import { recordAudit } from '../../db/queries/access/audit-log';
import { type CharityChange } from '../../db/queries/charities/changes';
import { type Charity, tryUpdateCharity } from '../../db/queries/charities/charities';
import { editsOf } from '../../domain/charities/changes';
import { type MailMeans } from '../../gateways';
import { compareHolders } from '../payout-accounts/judge-holders';
import { moveChange } from './move-change';

export interface Enforcement extends MailMeans {
  /** The caller has locked the charity. */
  charity: Charity;
  change: CharityChange;
  at: Date;
}

/**
 * Writes the new value of a change into the charity. If another charity has taken the new EIN meanwhile,
 * refuses the change instead.
 */
export async function putInForce(
  tx: Database,
  { charity, change, at, ...means }: Enforcement,
): Promise<CharityChange> {
  const edits = editsOf(change);
  const end = { charity, change, actor: null, at, ...means };
  if (!(await tryUpdateCharity(tx, charity.id, { ...edits, updatedAt: at }))) {
    const reason = 'Another charity has this EIN.';
    return moveChange(tx, { ...end, to: { status: 'refused', endedAt: at }, reason });
  }
  if (change.field === 'name' && !charity.verified) {
    await compareHolders(tx, { charityId: charity.id, name: change.value, secrets: means.secrets });
  }
  if (change.field === 'wallet_address') {
    await recordAudit(tx, {
      action: 'charity.wallet_changed',
      actor: null,
      subject: { type: 'charity', id: charity.id },
      details: { from: charity.walletAddress, to: change.value, change_id: change.id },
      at,
    });
  }
  return moveChange(tx, { ...end, to: { status: 'in_force', endedAt: at } });
}
