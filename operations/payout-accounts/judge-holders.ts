import { type Database } from '../../db/database';
import { lockCharity } from '../../db/queries/charities/charities';
import { listLivePayoutAccounts, updatePayoutAccount } from '../../db/queries/payout-accounts/accounts';
import { fitsHolder } from '../../domain/payout-accounts/holder';
import { type SecretBox } from '../../gateways';
import { type Act, type Sealing } from '../act';
import { refuseTied } from '../ties/may-decide';
import { moveAccount } from './move-account';
import { openDetails } from './sealed-details';

export interface HoldersApproval {
  charityId: string;
  /** Lists everybody who can use a credential that approved the verification. */
  persons: readonly string[];
}

/**
 * Accepts the holders of a charity's confirmed accounts, because a reviewer approved its verification. Throws FORBIDDEN
 * if an approving person is tied to somebody who asked for one of these accounts.
 */
export async function acceptHolders(act: Act & Sealing, approval: HoldersApproval): Promise<void> {
  const { charityId, persons } = approval;
  const charity = await lockCharity(act.tx, charityId);
  if (charity === undefined) return;
  for (const account of await listLivePayoutAccounts(act.tx, charityId)) {
    if (account.isHolderAccepted || account.confirmedBy === null) continue;
    const details = { account_id: account.id };
    await refuseTied(act, persons, { charityId, parties: account.askingPersons, details });
    const to = { isHolderAccepted: true };
    await moveAccount({ ...act, actor: null }, { charity, account, to, step: 'holder_accepted' });
  }
}

/**
 * Compares the holders of a charity's accounts with its new name. If a holder no longer fits, a reviewer must accept
 * the account. Otherwise, a charity could add an account under one name and be verified under another.
 */
export async function compareHolders(
  tx: Database,
  { charityId, name, secrets }: { charityId: string; name: string; secrets: SecretBox },
): Promise<void> {
  for (const account of await listLivePayoutAccounts(tx, charityId)) {
    if (!account.isHolderAccepted || fitsHolder(openDetails(secrets, account).holderName, name)) continue;
    await updatePayoutAccount(tx, account.id, { isHolderAccepted: false });
  }
}
