import { type Database } from '../../../db/database';
import { isMember } from '../../../db/queries/charities/charities';
import { listFeeTerms } from '../../../db/queries/fees/terms';
import { findGiftTerms, type GiftTerms } from '../../../db/queries/gifts/pricing';
import { charityNotFound, GivingError } from '../../../domain/errors';
import { mayReadFees } from '../../policies/fees';
import { presentTerms } from '../../presenters/fee-terms';
import { defineRoute } from '../../route';
import { termsParams, termsSchema } from './terms-schema';

const HISTORY_LENGTH = 100;

export const getFeeTerms = defineRoute({
  method: 'get',
  path: '/api/v1/fees/organizations/{organization_id}',
  operationId: 'getFeeTerms',
  tag: 'Fees',
  summary: 'Read which rate an organization pays, and why',
  description: 'For its members and operators.',
  scope: 'fees:read',
  params: termsParams,
  success: { status: 200, description: 'The terms', schema: termsSchema },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, actor, now }) {
    const terms = await requireTerms(db, params.organization_id, now);
    if (!mayReadFees(actor, await isMember(db, terms.charity.id, actor.userId))) {
      throw new GivingError('FORBIDDEN', 'Only its members and operators read the terms of an organization.');
    }
    return readTerms(db, terms);
  },
});

/** What an organization pays now; 404 when there is none of that id. */
export async function requireTerms(db: Database, organizationId: string, now: Date): Promise<GiftTerms> {
  const terms = await findGiftTerms(db, { charityId: organizationId, currency: 'USD', at: now });
  if (terms === undefined) throw charityNotFound(organizationId);
  return terms;
}

/** The answer for an organization's terms, with their history. */
export async function readTerms(db: Database, terms: GiftTerms): Promise<ReturnType<typeof presentTerms>> {
  return presentTerms(terms, await listFeeTerms(db, terms.charity.id, HISTORY_LENGTH));
}
