import { insertFeeTerms, lockFeeTerms } from '../../../db/queries/fees/terms';
import { dayOf } from '../../../domain/days';
import { GivingError, validationError } from '../../../domain/errors';
import { type FeeTerms, planHighVolume, toPpm, unmetNonprofitConditions } from '../../../domain/fees/rate';
import { parseMoneyNumber } from '../../../domain/money';
import { mayGrantTerms } from '../../policies/fees';
import { defineRoute } from '../../route';
import { readTerms, requireTerms } from './get-terms';
import { type TermsChanges, termsChangesSchema, termsParams, termsSchema } from './terms-schema';

export const updateFeeTerms = defineRoute({
  method: 'patch',
  path: '/api/v1/fees/organizations/{organization_id}',
  operationId: 'updateFeeTerms',
  tag: 'Fees',
  summary: "Change an organization's terms",
  description:
    'For operators. Every change is kept, with who made it and why. Gifts that were made keep their price.',
  scope: 'fees:read',
  params: termsParams,
  body: termsChangesSchema,
  success: { status: 200, description: 'The terms from now on', schema: termsSchema },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, body, actor, now }) {
    if (!mayGrantTerms(actor)) throw new GivingError('FORBIDDEN', 'Only operators grant terms.');
    await lockFeeTerms(db, params.organization_id);
    const { charity, standing } = await requireTerms(db, params.organization_id, now);
    const terms = changeTerms(standing.terms, body, dayOf(now));
    const unmet = unmetNonprofitConditions(terms, standing.register);
    if (body.nonprofit_approved === true && unmet.length > 0) {
      throw new GivingError('CONFLICT', 'The register does not support the nonprofit discount.', {
        unmet_conditions: unmet,
      });
    }
    const change = { terms, reason: body.reason, changedBy: actor.userId, changedAt: now };
    await insertFeeTerms(db, charity.id, change);
    return readTerms(db, await requireTerms(db, charity.id, now));
  },
});

function changeTerms(current: FeeTerms, changes: TermsChanges, today: string): FeeTerms {
  const { nonprofit_approved, negotiated_rate, high_volume, custom_reporting, api_premium } = changes;
  return {
    nonprofitApproved: nonprofit_approved ?? current.nonprofitApproved,
    negotiatedPpm: negotiated_rate === undefined ? current.negotiatedPpm : readRate(negotiated_rate),
    highVolume: high_volume === undefined ? current.highVolume : agreeHighVolume(high_volume, today),
    customReporting: custom_reporting ?? current.customReporting,
    apiPremium: api_premium ?? current.apiPremium,
  };
}

function readRate(rate: number | null): bigint | null {
  return rate === null ? null : (toPpm(rate) ?? null);
}

function agreeHighVolume(agreed: TermsChanges['high_volume'], today: string): FeeTerms['highVolume'] {
  const ratePpm = readRate(agreed?.rate ?? null);
  if (agreed === null || agreed === undefined || ratePpm === null) return null;
  const startsOn = agreed.starts_on ?? today;
  if (startsOn < today) {
    throw validationError([{ field: 'high_volume.starts_on', message: 'must not be in the past' }]);
  }
  const minimumMonthlyUsdMinor = parseMoneyNumber(agreed.minimum_monthly_volume, 'USD').minor;
  return { ratePpm, minimumMonthlyUsdMinor, ...planHighVolume(startsOn) };
}
