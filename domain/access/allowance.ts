/** Decides the plan and the hourly limit of a credential. See docs/rules/access.md. */
import { type Plan } from './scopes';

export interface PlanFacts {
  accountPlan: Plan;
  /** True if the account has a running subscription to `api_premium`. */
  hasApiPremium: boolean;
}

export interface AllowanceFacts extends PlanFacts {
  accountLimit: number | null;
  /** Null for a credential without a client of its own: a key, a guest's token, or a token of our own pages. */
  clientPlan: Plan | null;
  clientLimit: number | null;
  /** True for keys, and for tokens of clients that their user registered. */
  countsForAccount: boolean;
}

export interface Allowance {
  plan: Plan;
  /** Only the enterprise plan has its own limit. */
  hourlyLimit: number | null;
}

/** A subscription to `api_premium` gives an account at least `premium`. */
export function earnedPlan({ accountPlan, hasApiPremium }: PlanFacts): Plan {
  return accountPlan === 'standard' && hasApiPremium ? 'premium' : accountPlan;
}

/** A credential has the plan of its account, or the plan that an operator gave to its client. */
export function allowanceOf(facts: AllowanceFacts): Allowance {
  return facts.countsForAccount
    ? { plan: earnedPlan(facts), hourlyLimit: facts.accountLimit }
    : { plan: facts.clientPlan ?? 'standard', hourlyLimit: facts.clientLimit };
}
