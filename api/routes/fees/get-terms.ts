import { isMember } from '../../../db/queries/members/members';
import { GivingError } from '../../../domain/errors';
import { mayReadFees } from '../../policies/fees';
import { defineRoute } from '../../route';
import { loadTerms } from './load';
import { presentTermsWithHistory } from './present';
import { termsParams, termsSchema } from './terms-schema';

export const getFeeTerms = defineRoute({
  method: 'get',
  path: '/api/v1/fees/organizations/{organization_id}',
  operationId: 'getFeeTerms',
  tag: 'Fees',
  summary: 'Read which rate an organization pays and why',
  description: 'For members of the organization and operators.',
  scope: 'fees:read',
  params: termsParams,
  success: { status: 200, description: 'The terms', schema: termsSchema },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, actor, now }) {
    const terms = await loadTerms(db, params.organization_id, now);
    if (!mayReadFees(actor, await isMember(db, terms.charity.id, actor.userId))) {
      throw new GivingError('FORBIDDEN', "Only members and operators may read an organization's terms.");
    }
    return presentTermsWithHistory(db, terms);
  },
});
