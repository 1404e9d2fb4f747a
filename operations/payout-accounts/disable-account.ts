import { type Database } from '../../db/database';
import { type AuditedAction } from '../../db/queries/access/audit-log';
import { findPayoutAccount, type PayoutAccountRow } from '../../db/queries/payout-accounts/accounts';
import { requireRow } from '../../domain/errors';
import { type MailMeans } from '../../gateways';
import { accountConflict, lockAccountOfCharity } from './locked-account';
import { moveAccount } from './move-account';

interface Order extends MailMeans {
  accountId: string;
  at: Date;
}

export interface AccountRemoval extends Order {
  charityId: string;
  actor: NonNullable<AuditedAction['actor']>;
}

/** Removes an account at a member's request, so that it gets no more payouts. */
export async function removeAccount(tx: Database, removal: AccountRemoval): Promise<PayoutAccountRow> {
  const { charity, account } = await lockAccountOfCharity(tx, removal);
  if (account.status === 'disabled') throw accountConflict(account);
  const to = { status: 'disabled', disabledAt: removal.at, disabledReason: 'removed' } as const;
  return moveAccount(tx, { ...removal, charity, account, to, step: 'removed' });
}

/** Disables an account after a bank sent a payout back. Does nothing if it is already disabled. */
export async function disableReturnedAccount(tx: Database, order: Order): Promise<PayoutAccountRow> {
  const { accountId, at } = order;
  const { charityId } = requireRow(await findPayoutAccount(tx, accountId), accountId);
  const { charity, account } = await lockAccountOfCharity(tx, { charityId, accountId });
  if (account.status === 'disabled') return account;
  const to = { status: 'disabled', disabledAt: at, disabledReason: 'returned' } as const;
  return moveAccount(tx, { ...order, charity, account, to, actor: null, step: 'returned' });
}
