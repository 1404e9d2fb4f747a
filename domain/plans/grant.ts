/** A plan that an application made ends with the grant of its user. See docs/rules/plans.md. */

/** Names the grant that a plan belongs to. Both are null if no application made the plan, or its donor kept it. */
export interface PlanGrant {
  clientId: string | null;
  grantHash: string | null;
}

export interface PlanOrigin extends PlanGrant {
  /** True if the plan was cancelled with its grant. Its donor may then keep it. */
  keepable: boolean;
}

/** Returns true if an application with this grant may change the plan. */
export function isOfGrant(plan: PlanGrant, grantHash: string | null | undefined): boolean {
  return plan.grantHash !== null && plan.grantHash === grantHash;
}
