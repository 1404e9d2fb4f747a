import { type Database } from '../../db/database';
import { type Charity } from '../../db/queries/charities/charities';
import { type PayoutAccountRow } from '../../db/queries/payout-accounts/accounts';
import { type MailMeans } from '../../gateways';
import { type NewsOf } from '../../gateways/mail/templates';
import { mailMembers } from '../mails/mail-members';

export type Correction = NonNullable<NewsOf['payout_account_changed']['correction']>;
export type HostedPayouts = NonNullable<NewsOf['payout_account_changed']['payouts']>;

/** Mails every member of a charity about a change of a payout account, and says how to stop it. */
export async function mailAccount(
  tx: Database,
  means: MailMeans,
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
  const { id: accountId, kind, country, last4, status, askedBy, disabledReason, isHolderAccepted } = account;
  await mailMembers(tx, means, charity.id, {
    kind: 'payout_account_changed',
    news: {
      charityId: charity.id,
      charityName: charity.name,
      accountId,
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
    },
  });
}
