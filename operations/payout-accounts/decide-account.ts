import { type Config } from '../../config';
import { type Database } from '../../db/database';
import { type AuditedAction } from '../../db/queries/access/audit-log';
import { lockCharity } from '../../db/queries/charities/charities';
import {
  findPayoutAccount,
  listLivePayoutAccounts,
  type PayoutAccountRow,
} from '../../db/queries/payout-accounts/accounts';
import { type Actor } from '../../domain/access/actor';
import { coolingOffEnd } from '../../domain/charities/changes';
import { GivingError, requireRow } from '../../domain/errors';
import { REFUSABLE_ACCOUNTS } from '../../domain/payout-accounts/account';
import { type MailMeans } from '../../gateways';
import { requireSecondPerson, requireSignedInPerson } from '../members/independence';
import { startCoolingOff } from './cooling-off';
import { accountConflict, lockAccountOfCharity, moveAccount } from './move-account';

export interface AccountConfirmation extends MailMeans {
  charityId: string;
  accountId: string;
  actor: Actor;
  environment: Config['environment'];
  at: Date;
}

/** Confirms a payout account as a second person, and starts its cooling-off. */
export async function confirmAccount(tx: Database, order: AccountConfirmation): Promise<PayoutAccountRow> {
  const { actor, environment, secrets, address, at } = order;
  const { charity, account } = await lockAccountOfCharity(tx, order);
  await requireSecondPerson(tx, account, actor, at);
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
  const confirmed = await moveAccount(tx, { charity, account, to, actor, secrets, address, at });
  await startCoolingOff(tx, { account: confirmed, workflowId: confirmed.id, effectiveAt });
  return confirmed;
}

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

interface Order extends MailMeans {
  accountId: string;
  at: Date;
}

export interface AccountRemoval extends Order {
  charityId: string;
  actor: NonNullable<AuditedAction['actor']>;
}

/** Removes an account at a member's request, so that it gets no more payouts. */
export async function removeAccount(tx: Database, removal: AccountRemoval): Promise<PayoutAccountRow> {
  const { charity, account } = await lockAccountOfCharity(tx, removal);
  if (account.status === 'disabled') throw accountConflict(account);
  const to = { status: 'disabled', disabledAt: removal.at, disabledReason: 'removed' } as const;
  return moveAccount(tx, { ...removal, charity, account, to, step: 'removed' });
}

/** Disables an account after a bank sent a payout back. Does nothing if it is already disabled. */
export async function disableReturnedAccount(tx: Database, order: Order): Promise<PayoutAccountRow> {
  const { accountId, at } = order;
  const { charityId } = requireRow(await findPayoutAccount(tx, accountId), accountId);
  const { charity, account } = await lockAccountOfCharity(tx, { charityId, accountId });
  if (account.status === 'disabled') return account;
  const to = { status: 'disabled', disabledAt: at, disabledReason: 'returned' } as const;
  return moveAccount(tx, { ...order, charity, account, to, actor: null, step: 'returned' });
}
