/** What the API allows an application of one's own before a review. Every person can read it in the rules, too. */
import { type Scope } from '../scope-groups';

export const MAX_UNREVIEWED_USERS = 100;

/** Only an operator can give an application these scopes. */
export const OPERATORS_SCOPES: readonly Scope[] = ['verification:write', 'payouts:manage'];
