/** Stores the payout accounts of charities. The caller encrypts the account numbers. */
import { Op } from 'sequelize';
import { type Database, selectRows } from '../../database';
import { find, insert, list, listPage, lock, update } from '../../rows';
import { type PayoutAccountRow, payoutAccounts } from '../../tables/payouts';

export type { PayoutAccountRow };

/** The fields that change when an account's status changes, or when its bank or provider corrects it. */
export type AccountProgress = Partial<
  Pick<
    PayoutAccountRow,
    | 'status'
    | 'isHolderAccepted'
    | 'confirmedBy'
    | 'effectiveAt'
    | 'disabledAt'
    | 'disabledReason'
    | 'sealedDetails'
    | 'last4'
    | 'isPayable'
  >
>;

export async function insertPayoutAccount(tx: Database, account: PayoutAccountRow): Promise<void> {
  await insert(tx, payoutAccounts, account);
}

/** Stores the progress of an account. Lock it first. */
export async function updatePayoutAccount(
  tx: Database,
  id: string,
  progress: AccountProgress,
): Promise<void> {
  await update(tx, payoutAccounts, { id }, progress);
}

export async function findPayoutAccount(db: Database, id: string): Promise<PayoutAccountRow | undefined> {
  return find(db, payoutAccounts, { id });
}

/** Reads an account and locks it until the transaction ends. */
export async function lockPayoutAccount(tx: Database, id: string): Promise<PayoutAccountRow | undefined> {
  return lock(tx, payoutAccounts, { id });
}

/** Lists the accounts of a charity, newest first. */
export async function listPayoutAccounts(db: Database, charityId: string): Promise<PayoutAccountRow[]> {
  return list(db, payoutAccounts, { charityId }, { order: [['id', 'DESC']] });
}

/** Returns a page of a charity's accounts, newest first, and the total. */
export async function listPageOfPayoutAccounts(
  db: Database,
  charityId: string,
  page: { limit: number; offset: number },
): Promise<{ accounts: PayoutAccountRow[]; total: number }> {
  const { rows, total } = await listPage(
    db,
    payoutAccounts,
    { charityId },
    { order: [['id', 'DESC']], ...page },
  );
  return { accounts: rows, total };
}

/** Lists the accounts of a charity that are not disabled, oldest first. */
export async function listLivePayoutAccounts(db: Database, charityId: string): Promise<PayoutAccountRow[]> {
  return list(db, payoutAccounts, { charityId, status: { [Op.ne]: 'disabled' } }, { order: ['id'] });
}

/** Returns true if a charity has a live account, or had an account that was confirmed and not refused. */
export async function hasHadPayoutAccount(db: Database, charityId: string): Promise<boolean> {
  const rows = await selectRows(
    db,
    `SELECT 1 FROM payout_accounts
     WHERE charity_id = $1
       AND (disabled_at IS NULL OR (disabled_reason <> 'refused' AND confirmed_by IS NOT NULL)) LIMIT 1`,
    [charityId],
  );
  return rows.length > 0;
}
