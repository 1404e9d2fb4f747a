import { type Database } from '../../db/database';
import { findPayoutAccount, type PayoutAccountRow } from '../../db/queries/payout-accounts/accounts';
import { requireRow } from '../../domain/errors';
import { type MailMeans } from '../../gateways';
import { holdInForce } from '../charities/held-verification';
import { openReVerification } from '../verification/trigger-re-verification';
import { reasonOf } from './ask-for-account';
import { lockAccountOfCharity } from './locked-account';
import { moveAccount } from './move-account';

/** Ends the cooling-off of an account and makes it active. An account that was refused meanwhile stays disabled. */
export async function endAccountCoolingOff(
  tx: Database,
  { accountId, at, ...means }: MailMeans & { accountId: string; at: Date },
): Promise<PayoutAccountRow> {
  const { charityId } = requireRow(await findPayoutAccount(tx, accountId), accountId);
  const verification = await holdInForce(tx, charityId);
  const { charity, account } = await lockAccountOfCharity(tx, { charityId, accountId });
  if (account.status !== 'cooling_off') return account;
  const active = await moveAccount(tx, {
    charity,
    account,
    to: { status: 'active' },
    actor: null,
    at,
    ...means,
  });
  if (verification !== undefined && !active.isHolderAccepted) {
    // Opens a review again, because an earlier one may have ended before somebody confirmed the account.
    const by = { kind: 'entity' as const, userId: account.askedBy, persons: account.askingPersons };
    await openReVerification(tx, { verification, by, details: reasonOf(active), at });
  }
  return active;
}
