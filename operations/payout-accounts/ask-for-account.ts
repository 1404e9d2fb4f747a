import { type Database } from '../../db/database';
import { type AuditedAction } from '../../db/queries/access/audit-log';
import { findPersons } from '../../db/queries/access/persons';
import { type Charity, lockCharity } from '../../db/queries/charities/charities';
import {
  hasHadPayoutAccount,
  insertPayoutAccount,
  listLivePayoutAccounts,
  type PayoutAccountRow,
} from '../../db/queries/payout-accounts/accounts';
import { charityNotFound, GivingError } from '../../domain/errors';
import {
  type AccountDetails,
  countryOf,
  last4Of,
  MAX_PAYOUT_ACCOUNTS,
} from '../../domain/payout-accounts/account';
import { fitsHolder } from '../../domain/payout-accounts/holder';
import { type ActingParty } from '../../domain/verification/vocabulary';
import { newId } from '../../new-id';
import { type ActOf, type Sealing } from '../act';
import { holdInForce, isUnderReview } from '../charities/held-verification';
import { openReVerification } from '../verification/trigger-re-verification';
import { moveAccount } from './move-account';
import { sealDetails } from './sealed-details';

type AskingAct = ActOf<NonNullable<AuditedAction['actor']>> & Sealing;

export interface AccountRequest {
  charityId: string;
  /** Set if a provider already knows the account by this id. */
  payoutAccountId?: string | undefined;
  /** False for an account whose provider must check it first. */
  isPayable: boolean;
  details: AccountDetails;
  by: ActingParty;
}

/**
 * Stores an account that a second person must confirm. Starts a re-verification of a verified charity, unless this is
 * its first account and the holder's name fits the charity's.
 */
export async function askForAccount(act: AskingAct, request: AccountRequest): Promise<PayoutAccountRow> {
  const { tx, actor } = act;
  const { charityId, by } = request;
  const verification = await holdInForce(tx, charityId);
  const charity = await lockCharity(tx, charityId);
  if (charity === undefined) throw charityNotFound(charityId);
  if (isUnderReview(charity, verification)) throw underReview();
  await requireRoomForAccount(tx, charityId);
  const isFirst = !(await hasHadPayoutAccount(tx, charityId));
  const account = newAccount(act, request, charity, await findPersons(tx, actor));
  await insertPayoutAccount(tx, account);
  const to = { status: account.status };
  await moveAccount(act, { charity, account, to });
  if (verification !== undefined && !(isFirst && account.isHolderAccepted)) {
    await openReVerification(act, { verification, by, details: reasonOf(account) });
  }
  return account;
}

/** Returns the change that a re-verification is about, as the verification's history shows it. */
export function reasonOf({ isHolderAccepted }: PayoutAccountRow): string {
  return isHolderAccepted ? 'payout_account' : 'payout_account of another holder';
}

function newAccount(
  { actor, secrets, at }: AskingAct,
  { payoutAccountId = newId('payoutaccount'), isPayable, details }: AccountRequest,
  charity: Charity,
  askingPersons: string[],
): PayoutAccountRow {
  return {
    id: payoutAccountId,
    charityId: charity.id,
    kind: details.kind,
    status: 'pending_confirmation',
    sealedDetails: sealDetails(secrets, details),
    last4: last4Of(details),
    country: countryOf(details, charity.country),
    isHolderAccepted: fitsHolder(details.holderName, charity.name),
    askedBy: actor.userId,
    askingPersons,
    askedAt: at,
    confirmedBy: null,
    effectiveAt: null,
    disabledAt: null,
    disabledReason: null,
    isPayable,
  };
}

function underReview(): GivingError {
  return new GivingError(
    'CONFLICT',
    'A payout account cannot be added during a concern or after a revocation. Settle it first.',
  );
}

/** Throws CONFLICT if a charity already has the maximum number of payout accounts. */
export async function requireRoomForAccount(db: Database, charityId: string): Promise<void> {
  if ((await listLivePayoutAccounts(db, charityId)).length < MAX_PAYOUT_ACCOUNTS) return;
  throw new GivingError(
    'CONFLICT',
    `A charity has at most ${MAX_PAYOUT_ACCOUNTS} payout accounts. Remove one first.`,
  );
}
