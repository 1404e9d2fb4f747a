import { type z } from 'zod';
import { type Actor } from '../../domain/access/actor';
import { type PayoutAccountRow } from '../../db/queries/payout-accounts/accounts';
import { type SecretBox } from '../../gateways';
import { type OnboardingLink } from '../../gateways/payouts/hosted-accounts';
import { openDetails } from '../../operations/payout-accounts/sealed-details';
import { maySeeHolder } from '../policies/payout-account';
import { type payoutAccountSchema } from '../routes/payout-accounts/schema';

/** Presents a payout account. Shows only the last four characters of its number. */
export function presentPayoutAccount(account: PayoutAccountRow): z.input<typeof payoutAccountSchema> {
  return {
    account_id: account.id,
    charity_id: account.charityId,
    kind: account.kind,
    status: account.status,
    last4: account.last4,
    country: account.country,
    holder_accepted: account.isHolderAccepted,
    asked_by: account.askedBy,
    created_at: account.askedAt.toISOString(),
    confirmed_by: account.confirmedBy,
    effective_at: account.effectiveAt?.toISOString() ?? null,
    disabled_at: account.disabledAt?.toISOString() ?? null,
    disabled_reason: account.disabledReason,
    payouts_enabled: account.isPayable,
  };
}

/** Presents a payout account with a new onboarding link of its provider. No later response shows this link. */
export function presentOnboarding(
  account: PayoutAccountRow,
  link: OnboardingLink | undefined,
): z.input<typeof payoutAccountSchema> {
  const shown = presentPayoutAccount(account);
  if (link === undefined) return shown;
  return { ...shown, onboarding: { url: link.url, expires_at: link.expiresAt.toISOString() } };
}

/** Presents a payout account to a reader. Reviewers and operators also see the holder's name. */
export function presentPayoutAccountTo(
  reader: Pick<Actor, 'isReviewer' | 'isOperator'>,
  account: PayoutAccountRow,
  secrets: Pick<SecretBox, 'open'>,
): z.input<typeof payoutAccountSchema> {
  const shown = presentPayoutAccount(account);
  return maySeeHolder(reader) ? { ...shown, holder_name: openDetails(secrets, account).holderName } : shown;
}
