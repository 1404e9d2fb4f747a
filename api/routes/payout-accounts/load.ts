import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { type Charity } from '../../../db/queries/charities/charities';
import { findPayoutAccount, type PayoutAccountRow } from '../../../db/queries/payout-accounts/accounts';
import { GivingError, notFound } from '../../../domain/errors';
import { mayReadPayoutAccounts } from '../../policies/payout-account';
import { loadCharity } from '../charities/load';

/** Loads the charity in the path for a member, reviewer or operator. Anybody else gets 403. */
export async function loadPaidCharity(db: Database, actor: Actor, charityId: string): Promise<Charity> {
  const { charity, member } = await loadCharity(db, actor, charityId);
  if (mayReadPayoutAccounts(actor, member)) return charity;
  throw new GivingError('FORBIDDEN', 'Only members of the charity, reviewers and operators may do this.');
}

/** Loads the account in the path for a member, reviewer or operator. */
export async function loadPayoutAccount(
  db: Database,
  actor: Actor,
  params: { charity_id: string; account_id: string },
): Promise<PayoutAccountRow> {
  const charity = await loadPaidCharity(db, actor, params.charity_id);
  const account = await findPayoutAccount(db, params.account_id);
  if (account?.charityId !== charity.id) throw notFound('payout account of this charity');
  return account;
}
