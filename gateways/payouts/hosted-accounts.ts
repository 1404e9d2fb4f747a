/** Accounts that a payout provider opens and checks itself. The holder enters the bank details there, not here. */

export interface NewHostedAccount {
  /** Our id. A repeated request with the same id opens one account. */
  accountId: string;
  charityId: string;
  holderName: string;
  country: string;
}

/** The provider's page on which the holder enters their bank. It expires soon, and works once. */
export interface OnboardingLink {
  url: string;
  expiresAt: Date;
}

/** The current state of an account at the provider. */
export interface HostedAccount {
  /** True if the provider takes money for the account, and pays it out. */
  isPayable: boolean;
  /** Null if the provider does not know or show it. */
  holderName: string | null;
  /** The provider's ids of the bank accounts that are paid, by currency. */
  banks: Record<string, string>;
  /** The last four characters of the bank account's number. Null before the holder has entered one. */
  last4: string | null;
}

export interface HostedAccounts {
  /** Returns the provider's id of the new account. */
  open(account: NewHostedAccount): Promise<string>;
  link(reference: string): Promise<OnboardingLink>;
  /** Returns undefined if the provider has no such account any more. */
  read(reference: string): Promise<HostedAccount | undefined>;
}
