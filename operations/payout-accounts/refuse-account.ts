import { type Database } from '../../db/database';
import { type AuditedAction } from '../../db/queries/access/audit-log';
import { lockCharity } from '../../db/queries/charities/charities';
import { listLivePayoutAccounts, type PayoutAccountRow } from '../../db/queries/payout-accounts/accounts';
import { REFUSABLE_ACCOUNTS } from '../../domain/payout-accounts/account';
import { type MailMeans } from '../../gateways';
import { accountConflict, lockAccountOfCharity } from './locked-account';
import { moveAccount } from './move-account';

export interface AccountRefusal extends MailMeans {
  charityId: string;
  accountId: string;
  reason: string;
  actor: AuditedAction['actor'];
  at: Date;
}

/** Refuses an account whose cooling-off has not ended. */
export async function refuseAccount(tx: Database, refusal: AccountRefusal): Promise<PayoutAccountRow> {
  const { charity, account } = await lockAccountOfCharity(tx, refusal);
  if (!REFUSABLE_ACCOUNTS.includes(account.status)) throw accountConflict(account);
  return moveAccount(tx, { ...refusal, charity, account, to: refusedAt(refusal.at), step: 'refused' });
}

/** Refuses all accounts of a charity whose cooling-off has not ended. */
export async function refuseOpenAccounts(
  tx: Database,
  refusal: Omit<AccountRefusal, 'accountId'>,
): Promise<void> {
  const charity = await lockCharity(tx, refusal.charityId);
  if (charity === undefined) return;
  for (const account of await listLivePayoutAccounts(tx, charity.id)) {
    if (!REFUSABLE_ACCOUNTS.includes(account.status)) continue;
    await moveAccount(tx, { ...refusal, charity, account, to: refusedAt(refusal.at), step: 'refused' });
  }
}

function refusedAt(at: Date) {
  return { status: 'disabled', disabledAt: at, disabledReason: 'refused' } as const;
}
