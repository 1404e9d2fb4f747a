import { type Database } from '../../db/database';
import { type Charity, lockCharity } from '../../db/queries/charities/charities';
import { lockPayoutAccount, type PayoutAccountRow } from '../../db/queries/payout-accounts/accounts';
import { charityNotFound, GivingError, notFound } from '../../domain/errors';

/** Locks a charity and one of its payout accounts. The charity's lock makes concurrent steps of its accounts wait. */
export async function lockAccountOfCharity(
  tx: Database,
  { charityId, accountId }: { charityId: string; accountId: string },
): Promise<{ charity: Charity; account: PayoutAccountRow }> {
  const charity = await lockCharity(tx, charityId);
  if (charity === undefined) throw charityNotFound(charityId);
  const account = await lockPayoutAccount(tx, accountId);
  if (account?.charityId !== charityId) throw notFound('payout account of this charity');
  return { charity, account };
}

/** Builds the error for a step that the status of an account does not allow. */
export function accountConflict({ id, status }: PayoutAccountRow): GivingError {
  return new GivingError('CONFLICT', `This payout account is ${status.replaceAll('_', ' ')}.`, {
    account_id: id,
    status,
  });
}
