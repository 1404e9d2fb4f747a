/** What a credential may be used for (decisions: "Credentials"). */
export const SCOPES = [
  'charities:read',
  'charities:write',
  'donations:read',
  'donations:write',
  'volunteer:read',
  'volunteer:write',
  'impact:read',
  'verification:read',
  'verification:write',
  'fees:read',
  'webhooks:manage',
  'search:read',
] as const;

export type Scope = (typeof SCOPES)[number];

/** What a key may ask for in an hour, smallest first. */
export const PLANS = ['standard', 'premium', 'enterprise'] as const;

export type Plan = (typeof PLANS)[number];

/** Requests an hour of each plan; an enterprise key carries its own number (specification section 8). */
export const PLAN_LIMITS = { standard: 1_000, premium: 10_000 } as const;
