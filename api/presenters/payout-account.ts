import { type z } from 'zod';
import { type Actor } from '../../domain/access/actor';
import { type PayoutAccountRow } from '../../db/queries/payout-accounts/accounts';
import { printPayoutAccount } from '../../domain/payout-accounts/events';
import { type SecretBox } from '../../gateways';
import { type OnboardingLink } from '../../gateways/payouts/hosted-accounts';
import { openDetails } from '../../operations/payout-accounts/sealed-details';
import { isStaff } from '../access/resource';
import { payoutAccountSchema } from '../routes/payout-accounts/schema';
import { project } from '../project';

/** Presents a payout account. Shows only the last four characters of its number. */
export function presentPayoutAccount(account: PayoutAccountRow): z.input<typeof payoutAccountSchema> {
  return project(payoutAccountSchema, account, {
    ...printPayoutAccount(account),
    holder_accepted: account.isHolderAccepted,
    created_at: account.askedAt.toISOString(),
    payouts_enabled: account.isPayable,
  });
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
  return isStaff(reader) ? { ...shown, holder_name: openDetails(secrets, account).holderName } : shown;
}
