import { type Config } from '../../config';
import { type AuditedAction } from '../../db/queries/access/audit-log';
import { lockCharity } from '../../db/queries/charities/charities';
import { listLivePayoutAccounts, type PayoutAccountRow } from '../../db/queries/payout-accounts/accounts';
import { type Actor } from '../../domain/access/actor';
import { coolingOffEnd } from '../../domain/charities/changes';
import { GivingError } from '../../domain/errors';
import { REFUSABLE_ACCOUNTS } from '../../domain/payout-accounts/account';
import { type ActOf, type Sealing } from '../act';
import { requireSecondPerson, requireSignedInPerson } from '../ties/second-person';
import { startCoolingOff } from './cooling-off';
import { accountConflict, lockAccountOfCharity, moveAccount } from './move-account';

export interface AccountConfirmation {
  charityId: string;
  payoutAccountId: string;
  environment: Config['environment'];
}

/** Confirms a payout account as a second person, and starts its cooling-off. */
export async function confirmAccount(
  act: ActOf<Actor> & Sealing,
  order: AccountConfirmation,
): Promise<PayoutAccountRow> {
  const { tx, at, actor } = act;
  const { environment } = order;
  const { charity, account } = await lockAccountOfCharity(tx, order);
  await requireSecondPerson(act, account);
  requireSignedInPerson('a payout account', actor, environment);
  if (account.status !== 'pending_confirmation') throw accountConflict(account);
  if (!account.isPayable) {
    throw new GivingError(
      'CONFLICT',
      'Stripe has not accepted this account yet. A member finishes the onboarding first, so that you confirm a known bank.',
      { account_id: account.id, payouts_enabled: false },
    );
  }
  const effectiveAt = coolingOffEnd(environment, at);
  const to = { status: 'cooling_off', confirmedBy: actor.userId, effectiveAt } as const;
  const confirmed = await moveAccount(act, { charity, account, to });
  await startCoolingOff(tx, { account: confirmed, workflowId: confirmed.id, effectiveAt });
  return confirmed;
}

export interface AccountRefusal {
  charityId: string;
  payoutAccountId: string;
  reason: string;
}

/** Refuses an account whose cooling-off has not ended. */
export async function refuseAccount(
  act: ActOf<AuditedAction['actor']> & Sealing,
  refusal: AccountRefusal,
): Promise<PayoutAccountRow> {
  const { charity, account } = await lockAccountOfCharity(act.tx, refusal);
  if (!REFUSABLE_ACCOUNTS.includes(account.status)) throw accountConflict(account);
  return moveAccount(act, { ...refusal, charity, account, to: refusedAt(act.at), step: 'refused' });
}

/** Refuses all accounts of a charity whose cooling-off has not ended. */
export async function refuseOpenAccounts(
  act: ActOf<AuditedAction['actor']> & Sealing,
  refusal: Omit<AccountRefusal, 'payoutAccountId'>,
): Promise<void> {
  const charity = await lockCharity(act.tx, refusal.charityId);
  if (charity === undefined) return;
  for (const account of await listLivePayoutAccounts(act.tx, charity.id)) {
    if (!REFUSABLE_ACCOUNTS.includes(account.status)) continue;
    await moveAccount(act, { ...refusal, charity, account, to: refusedAt(act.at), step: 'refused' });
  }
}

function refusedAt(at: Date) {
  return { status: 'disabled', disabledAt: at, disabledReason: 'refused' } as const;
}

export interface AccountRemoval {
  charityId: string;
  payoutAccountId: string;
}

/** Removes an account at a member's request, so that it gets no more payouts. */
export async function removeAccount(
  act: ActOf<NonNullable<AuditedAction['actor']>> & Sealing,
  removal: AccountRemoval,
): Promise<PayoutAccountRow> {
  const { charity, account } = await lockAccountOfCharity(act.tx, removal);
  if (account.status === 'disabled') throw accountConflict(account);
  const to = { status: 'disabled', disabledAt: act.at, disabledReason: 'removed' } as const;
  return moveAccount(act, { ...removal, charity, account, to, step: 'removed' });
}
