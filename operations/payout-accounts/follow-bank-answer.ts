/** What a bank's answer to a payout changes at its payout account. */
import { type Config } from '../../config';
import { findPayoutAccount, type PayoutAccountRow } from '../../db/queries/payout-accounts/accounts';
import { coolingOffEnd } from '../../domain/charities/changes';
import { requireRow } from '../../domain/errors';
import { type AccountDetails, last4Of } from '../../domain/payout-accounts/account';
import { fitsHolder } from '../../domain/payout-accounts/holder';
import { isRoutingNumber, isUsNumber } from '../../domain/payout-accounts/numbers';
import { type CorrectedAccount } from '../../domain/payouts/bank-answer';
import { type Act, type Sealing } from '../act';
import { lockAccountOfCharity, moveAccount } from './move-account';
import { openDetails, sealDetails } from './sealed-details';
import { startCoolingOff } from './cooling-off';

export interface AccountCorrection {
  payoutAccountId: string;
  corrected: CorrectedAccount;
  /** The bank's codes, such as C01. */
  code: string;
  /** The explanation of the codes. */
  meaning: string;
  environment: Config['environment'];
}

/** `same`: the account already has these values. `refused`: it is not active, or the values are invalid. */
export type CorrectionOutcome = 'corrected' | 'same' | 'refused';

/**
 * Corrects an account with the bank's values, and tells every member. A new cooling-off starts, so that a member can
 * refuse a forged correction before it redirects a payout. If the corrected holder's name does not fit the charity, a
 * reviewer must accept it.
 */
export async function correctAccount(
  act: Act & Sealing,
  correction: AccountCorrection,
): Promise<CorrectionOutcome> {
  const { tx, at, secrets } = act;
  const { payoutAccountId, corrected, code, meaning, environment } = correction;
  const { charityId } = requireRow(await findPayoutAccount(tx, payoutAccountId), payoutAccountId);
  const { charity, account } = await lockAccountOfCharity(tx, { charityId, payoutAccountId });
  const details = openDetails(secrets, account);
  if (details.kind !== 'bank_us') return 'refused';
  const mended: AccountDetails & { kind: 'bank_us' } = { ...details, ...corrected };
  // A second file may repeat the correction while the account is cooling off.
  if (account.status === 'cooling_off' && isSame(mended, details)) return 'same';
  if (account.status !== 'active') return 'refused';
  if (!isRoutingNumber(mended.routingNumber) || !isUsNumber(mended.accountNumber)) return 'refused';
  if (isSame(mended, details)) return 'same';
  const isOtherHolder =
    mended.holderName !== details.holderName && !fitsHolder(mended.holderName, charity.name);
  const effectiveAt = coolingOffEnd(environment, at);
  const moved = await moveAccount(
    { ...act, actor: null },
    {
      charity,
      account,
      to: {
        status: 'cooling_off',
        effectiveAt,
        sealedDetails: sealDetails(secrets, mended),
        last4: last4Of(mended),
        ...(isOtherHolder ? { isHolderAccepted: false } : {}),
      },
      step: 'corrected',
      reason: code,
      correction: { code, meaning, last4Before: account.last4 },
    },
  );
  const workflowId = `${account.id}/corrected-${at.getTime()}`;
  await startCoolingOff(tx, { account: moved, workflowId, effectiveAt });
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

/** Disables an account after a bank sent a payout back. Does nothing if it is already disabled. */
export async function disableReturnedAccount(
  act: Act & Sealing,
  { payoutAccountId }: { payoutAccountId: string },
): Promise<PayoutAccountRow> {
  const { charityId } = requireRow(await findPayoutAccount(act.tx, payoutAccountId), payoutAccountId);
  const { charity, account } = await lockAccountOfCharity(act.tx, { charityId, payoutAccountId });
  if (account.status === 'disabled') return account;
  const to = { status: 'disabled', disabledAt: act.at, disabledReason: 'returned' } as const;
  return moveAccount({ ...act, actor: null }, { charity, account, to, step: 'returned' });
}
