import { type Database } from '../../db/database';
import { findPayoutAccount } from '../../db/queries/payout-accounts/accounts';
import { requireRow } from '../../domain/errors';
import { type AccountDetails, fitsHolder, last4Of } from '../../domain/payout-accounts/account';
import { isRoutingNumber, isUsNumber } from '../../domain/payout-accounts/numbers';
import { type CorrectedAccount } from '../../domain/payouts/bank-answer';
import { type SecretBox } from '../../gateways';
import { lockAccountOfCharity } from './locked-account';
import { moveAccount } from './move-account';
import { openDetails, sealDetails } from './sealed-details';

export interface AccountCorrection {
  accountId: string;
  corrected: CorrectedAccount;
  /** The bank's code, such as C01. */
  code: string;
  /** What the code means. */
  meaning: string;
  secrets: SecretBox;
  at: Date;
}

/** `same`: the account already has these values. `refused`: it is no longer paid, or the values are no account's. */
export type CorrectionOutcome = 'corrected' | 'same' | 'refused';

/**
 * Mends an account as its bank says, and tells every member. The rules of ACH ask for it before the next payout. A holder
 * whose corrected name no longer fits the charity waits for a reviewer.
 */
export async function correctAccount(
  tx: Database,
  correction: AccountCorrection,
): Promise<CorrectionOutcome> {
  const { accountId, corrected, code, meaning, secrets, at } = correction;
  const { charityId } = requireRow(await findPayoutAccount(tx, accountId), accountId);
  const { charity, account } = await lockAccountOfCharity(tx, { charityId, accountId });
  const details = openDetails(secrets, account);
  if (account.status !== 'active' || details.kind !== 'bank_us') return 'refused';
  const mended: AccountDetails & { kind: 'bank_us' } = { ...details, ...corrected };
  if (!isRoutingNumber(mended.routingNumber) || !isUsNumber(mended.accountNumber)) return 'refused';
  if (isSame(mended, details)) return 'same';
  const isOtherHolder =
    mended.holderName !== details.holderName && !fitsHolder(mended.holderName, charity.name);
  await moveAccount(tx, {
    charity,
    account,
    to: {
      sealedDetails: sealDetails(secrets, mended),
      last4: last4Of(mended),
      ...(isOtherHolder ? { isHolderAccepted: false } : {}),
    },
    step: 'corrected',
    actor: null,
    reason: code,
    correction: { code, meaning, last4Before: account.last4 },
    secrets,
    at,
  });
  return 'corrected';
}

function isSame(
  one: AccountDetails & { kind: 'bank_us' },
  other: AccountDetails & { kind: 'bank_us' },
): boolean {
  return (['routingNumber', 'accountNumber', 'accountType', 'holderName'] as const).every(
    (name) => one[name] === other[name],
  );
}
