/** Defines the accounts to which charities are paid. See docs/rules/payout-accounts.md. */

export const ACCOUNT_KINDS = ['bank_us', 'bank_iban', 'bank_other', 'stripe'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

export const ACCOUNT_STATUSES = ['pending_confirmation', 'cooling_off', 'active', 'disabled'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** In these statuses, an account is not active yet, and a refusal stops it. */
export const REFUSABLE_ACCOUNTS: readonly AccountStatus[] = ['pending_confirmation', 'cooling_off'];

export const DISABLED_REASONS = ['refused', 'removed', 'returned', 'changed'] as const;
/** `returned`: a bank sent a payout back. `changed`: the confirmed bank is no longer in the Stripe account. */
export type DisabledReason = (typeof DISABLED_REASONS)[number];

/** A charity has at most this many accounts that are not disabled. */
export const MAX_PAYOUT_ACCOUNTS = 20;

/** The page to which the provider redirects a member after the onboarding. */
export const ONBOARDING_RETURN_PATH = '/account/payouts';

export const US_ACCOUNT_TYPES = ['checking', 'savings'] as const;

/** The numbers of an account. The platform stores them only as encrypted JSON. */
export type AccountDetails =
  | {
      kind: 'bank_us';
      routingNumber: string;
      accountNumber: string;
      accountType: (typeof US_ACCOUNT_TYPES)[number];
      holderName: string;
    }
  | { kind: 'bank_iban'; iban: string; bic: string; holderName: string }
  | {
      kind: 'bank_other';
      country: string;
      bic: string;
      clearingCode: string | null;
      accountNumber: string;
      holderName: string;
    }
  | {
      kind: 'stripe';
      stripeAccount: string;
      holderName: string;
      /** Stripe's ids of the bank accounts for each currency. They never change after the confirmation. */
      banks?: Record<string, string>;
    };

/** Returns the last four letters and digits of an account's number. The platform shows no other part of it. */
export function last4Of(details: AccountDetails): string {
  return numberOf(details)
    .replace(/[^0-9A-Za-z]/g, '')
    .slice(-4);
}

/** Returns true if money to both accounts reaches the same account. Two Stripe accounts differ, whatever banks they have. */
export function isSameAccount(one: AccountDetails, other: AccountDetails): boolean {
  return one.kind === other.kind && bankOf(one) === bankOf(other) && numberOf(one) === numberOf(other);
}

function bankOf(details: AccountDetails): string {
  if (details.kind === 'bank_us') return details.routingNumber;
  return details.kind === 'bank_other' ? details.bic : '';
}

function numberOf(details: AccountDetails): string {
  if (details.kind === 'bank_iban') return details.iban;
  return details.kind === 'stripe' ? details.stripeAccount : details.accountNumber;
}

/** Returns the country of an account's bank. For a Stripe account, returns the charity's country. */
export function countryOf(details: AccountDetails, charityCountry: string | null): string {
  switch (details.kind) {
    case 'bank_us':
      return 'US';
    case 'bank_iban':
      return details.iban.slice(0, 2);
    case 'bank_other':
      return details.country;
    case 'stripe':
      return charityCountry ?? 'US';
  }
}

/** Returns true if money may be sent to the account now. */
export function isUsableAccount({
  status,
  isHolderAccepted,
  isPayable,
}: {
  status: AccountStatus;
  isHolderAccepted: boolean;
  isPayable: boolean;
}): boolean {
  return status === 'active' && isHolderAccepted && isPayable;
}
