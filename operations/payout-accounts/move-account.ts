import { type Database } from '../../db/database';
import { findAccountIdOfUser } from '../../db/queries/access/accounts';
import { type AuditedAction, recordAudit } from '../../db/queries/access/audit-log';
import { type Charity, lockCharity } from '../../db/queries/charities/charities';
import { recordEvent } from '../../db/queries/events/record-events';
import {
  type AccountProgress,
  lockPayoutAccount,
  type PayoutAccountRow,
  updatePayoutAccount,
} from '../../db/queries/payout-accounts/accounts';
import { charityNotFound, GivingError, notFound, requireRow } from '../../domain/errors';
import { payoutAccountUpdated } from '../../domain/payout-accounts/events';
import { type NewsOf } from '../../letters/mails';
import { type Act, type ActOf, type Sealing } from '../act';
import { mailChangeOfCharity } from '../mails/queue-mail';
import { releaseCooledPayouts } from '../payouts/release-payouts';

export interface AccountMove {
  charity: Pick<Charity, 'id' | 'name'>;
  account: PayoutAccountRow;
  to: AccountProgress;
  /** The audit log's word for the step. Defaults to the new status. */
  step?: string;
  /** The audit log stores this reason. */
  reason?: string;
  /** A correction by the bank. The members' mail reports it instead of a new status. */
  correction?: Correction;
  /** Whether the provider now pays to the account. The members' mail reports it instead of a new status. */
  payouts?: HostedPayouts;
}

/**
 * Stores the next step of a payout account. Writes it to the audit log, announces it, and mails every member. Releases
 * payouts that waited for the end of the account's cooling-off.
 */
export async function moveAccount(
  act: ActOf<AuditedAction['actor']> & Sealing,
  move: AccountMove,
): Promise<PayoutAccountRow> {
  const { tx, at, actor } = act;
  const { charity, account, to, reason, correction, payouts } = move;
  const moved = { ...account, ...to };
  await updatePayoutAccount(tx, account.id, to);
  await recordAudit(tx, {
    action: `payout_account.${move.step ?? moved.status}`,
    actor,
    subject: { type: 'charity', id: charity.id },
    details: { account_id: account.id, last4: account.last4, ...(reason === undefined ? {} : { reason }) },
    at,
  });
  await announce(act, moved);
  if (account.status === 'cooling_off' && moved.status !== 'cooling_off') {
    await releaseCooledPayouts(tx, account.id);
  }
  await mailAccount(act, { charity, account: moved, correction, payouts });
  return moved;
}

/** Sends the event to the charity's members and to the user who asked for the payout account. */
async function announce({ tx, at }: Act, account: PayoutAccountRow): Promise<void> {
  const { charityId, askedBy } = account;
  const accountId = requireRow(await findAccountIdOfUser(tx, askedBy), askedBy);
  await recordEvent(tx, payoutAccountUpdated(account), { accountId, charityId }, at);
}

/** Locks a charity and one of its payout accounts. The charity's lock makes concurrent steps of its accounts wait. */
export async function lockAccountOfCharity(
  tx: Database,
  { charityId, payoutAccountId }: { charityId: string; payoutAccountId: string },
): Promise<{ charity: Charity; account: PayoutAccountRow }> {
  const charity = await lockCharity(tx, charityId);
  if (charity === undefined) throw charityNotFound(charityId);
  const account = await lockPayoutAccount(tx, payoutAccountId);
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

export type Correction = NonNullable<NewsOf['payout_account_changed']['correction']>;
export type HostedPayouts = NonNullable<NewsOf['payout_account_changed']['payouts']>;

/** Mails every member of a charity, and recent ones, about a change of a payout account, and says how to stop it. */
export async function mailAccount(
  act: Act & Sealing,
  {
    charity,
    account,
    correction = null,
    payouts = null,
  }: {
    charity: Pick<Charity, 'id' | 'name'>;
    account: PayoutAccountRow;
    correction?: Correction | null | undefined;
    payouts?: HostedPayouts | null | undefined;
  },
): Promise<void> {
  const { id, kind, country, last4, status, askedBy, disabledReason, isHolderAccepted } = account;
  await mailChangeOfCharity(act, {
    ...{ kind: 'payout_account_changed', charityId: charity.id, of: 'account', id },
    newsWith: (stop) => ({
      charityId: charity.id,
      charityName: charity.name,
      accountId: id,
      kind,
      country,
      last4,
      status,
      askedBy,
      effectiveAt: account.effectiveAt?.toISOString() ?? null,
      disabledReason,
      isHolderAccepted,
      correction,
      payouts,
      stop,
    }),
  });
}
