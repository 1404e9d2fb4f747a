import { z } from 'zod';
import { type AccountQuota } from '../../../db/queries/access/accounts';
import { MAX_HOURLY_LIMIT, type Quota, QUOTAS } from '../../../domain/access/scopes';
import { describeSchema, requireFields } from '../../describe';
import { faultBetween } from '../../faults';

/** Operators set a plan with these fields. */
export const quotaFields = {
  plan: z.enum(QUOTAS),
  hourly_limit: z
    .int()
    .min(1)
    .max(MAX_HOURLY_LIMIT)
    .optional()
    .meta({ description: 'Required for the enterprise plan, not allowed for other plans' }),
};

/** Returns false if an enterprise plan lacks a limit or another plan has one. */
export function hasRightLimit(body: {
  plan?: Quota | undefined;
  hourly_limit?: number | undefined;
}): boolean {
  return (body.plan === 'enterprise') === (body.hourly_limit !== undefined);
}

export const LIMIT_FAULT = faultBetween(
  'hourly_limit',
  'conflict',
  'is required for the enterprise plan and not allowed for other plans',
  ['plan', 'hourly_limit'],
);

/** The rule of `hasRightLimit` as JSON Schema. */
export const LIMIT_RULE = {
  if: { properties: { plan: { const: 'enterprise' } }, required: ['plan'] },
  then: requireFields('hourly_limit'),
  else: { properties: { hourly_limit: { not: {} } } },
};

export function readQuota(plan: Quota, hourlyLimit: number | undefined): AccountQuota {
  return { plan, hourlyLimit: hourlyLimit ?? null };
}

export const quotaRequestSchema = z
  .strictObject(quotaFields)
  .refine(hasRightLimit, LIMIT_FAULT)
  .meta({ id: 'AccountPlanRequest', ...describeSchema(LIMIT_RULE) });

export const accountQuotaSchema = z
  .object({ account_id: z.string(), plan: z.enum(QUOTAS), hourly_limit: z.int() })
  .meta({ id: 'AccountPlan' });
