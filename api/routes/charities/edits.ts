import { type CharityEdits } from '../../../operations/charities/edits';
import { definedFields } from '../../defined-fields';
import { readLocation } from '../../location';
import { type CharityChanges } from './write-schema';

/** Reads the charity fields that a request changes. */
export function readEdits(body: CharityChanges): CharityEdits {
  const { fee_settings: fees, volunteer_settings: volunteering } = body;
  return {
    ...(body.location === undefined ? {} : readLocation(body.location)),
    ...definedFields({
      name: body.name,
      ein: body.ein,
      category: body.category,
      subCategory: body.sub_category,
      programs: body.programs,
      description: body.description,
      tags: body.tags,
      logo: body.logo,
      founded: body.founded,
      staffCount: body.staff_count,
      annualBudgetDollars: body.annual_budget_usd,
      walletAddress: body.wallet_address,
      paymentMethods: body.payment_methods,
      absorbPlatformFees: fees?.absorb_platform_fees,
      absorbProcessingFees: fees?.absorb_processing_fees,
      autoAcceptHundredths: toHundredthsOrNull(volunteering?.auto_accept_up_to_hours),
      autoAcceptAfter: volunteering?.auto_accept_after,
    }),
  };
}

function toHundredthsOrNull(hours: number | null | undefined): number | null | undefined {
  return typeof hours === 'number' ? Math.round(hours * 100) : hours;
}
