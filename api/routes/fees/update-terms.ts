import { GivingError } from '../../../domain/errors';
import { toPpm } from '../../../domain/fees/rate';
import { parseMoneyNumber } from '../../../domain/money';
import { type TermsChanges, updateFeeTerms } from '../../../operations/fees/update-terms';
import { requireIndependence } from '../../../operations/members/independence';
import { mayGrantTerms } from '../../policies/fees';
import { defineRoute } from '../../route';
import { loadTerms } from './load';
import { presentTermsWithHistory } from './present';
import { type TermsRequest, termsChangesSchema, termsParams, termsSchema } from './terms-schema';

export const updateFeeTermsRoute = defineRoute({
  method: 'patch',
  path: '/api/v1/fees/organizations/{organization_id}',
  operationId: 'updateFeeTerms',
  tag: 'Fees',
  summary: "Change an organization's terms",
  description:
    'For operators without a tie to the organization. Every change is recorded with its author and reason. Existing gifts keep their price.',
  scope: 'fees:read',
  stepUp: 'staff',
  params: termsParams,
  body: termsChangesSchema,
  success: { status: 200, description: 'The terms from now on', schema: termsSchema },
  errors: ['CHARITY_NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, now }) {
    if (!mayGrantTerms(actor)) throw new GivingError('FORBIDDEN', 'Only operators may change fee terms.');
    await requireIndependence(db, { charityId: params.organization_id, actor, at: now });
    await updateFeeTerms(db, {
      charityId: params.organization_id,
      changes: changesOf(body),
      reason: body.reason,
      changedBy: actor.userId,
      at: now,
    });
    return presentTermsWithHistory(db, await loadTerms(db, params.organization_id, now));
  },
});

function changesOf(body: TermsRequest): TermsChanges {
  const { negotiated_rate: rate } = body;
  return {
    nonprofitApproved: body.nonprofit_approved,
    negotiatedPpm: rate === undefined || rate === null ? rate : readRate(rate),
    highVolume: highVolumeOf(body.high_volume),
  };
}

function highVolumeOf(agreed: TermsRequest['high_volume']): TermsChanges['highVolume'] {
  if (agreed === undefined || agreed === null) return agreed;
  const { minor } = parseMoneyNumber(agreed.minimum_monthly_volume, 'USD');
  return { ratePpm: readRate(agreed.rate), minimumMonthlyUsdMinor: minor, startsOn: agreed.starts_on };
}

function readRate(rate: number): bigint {
  const ppm = toPpm(rate);
  if (ppm === undefined) throw new RangeError('the schema let a rate with more than six decimals pass');
  return ppm;
}
