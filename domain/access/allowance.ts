/** Decides the quota and the hourly limit of a credential. See docs/rules/access.md. */
import { type Quota } from './scopes';

export interface QuotaFacts {
  accountQuota: Quota;
  /** True if the account has a running subscription to `api_premium`. */
  hasApiPremium: boolean;
}

export interface AllowanceFacts extends QuotaFacts {
  accountLimit: number | null;
  /** Null for a credential without a client of its own: a key, a guest's token, or a token of our own pages. */
  clientQuota: Quota | null;
  clientLimit: number | null;
  /** True for keys, and for tokens of clients that their user registered. */
  countsForAccount: boolean;
}

export interface Allowance {
  plan: Quota;
  /** Only the quota `enterprise` has its own limit. */
  hourlyLimit: number | null;
}

/** A subscription to `api_premium` gives an account at least `premium`. */
export function earnedQuota({ accountQuota, hasApiPremium }: QuotaFacts): Quota {
  return accountQuota === 'standard' && hasApiPremium ? 'premium' : accountQuota;
}

/** A credential has the quota of its account, or the one that an operator gave to its client. */
export function allowanceOf(facts: AllowanceFacts): Allowance {
  return facts.countsForAccount
    ? { plan: earnedQuota(facts), hourlyLimit: facts.accountLimit }
    : { plan: facts.clientQuota ?? 'standard', hourlyLimit: facts.clientLimit };
}
