import { type Charity } from '../../../db/queries/charities/charities';
import { changeLocation } from '../../location';
import { type CharityChanges } from './write-schema';

/** A charity with the changes of a request: what is absent stays. */
export function changeCharity(before: Charity, body: CharityChanges, now: Date): Charity {
  const { fee_settings: fees, volunteer_settings: volunteering } = body;
  const pick = <Value>(value: Value | undefined, old: Value): Value => (value === undefined ? old : value);
  return {
    ...before,
    ...changeLocation(before, body.location),
    name: pick(body.name, before.name),
    category: pick(body.category, before.category),
    description: pick(body.description, before.description),
    tags: pick(body.tags, before.tags),
    logo: pick(body.logo, before.logo),
    founded: pick(body.founded, before.founded),
    staffCount: pick(body.staff_count, before.staffCount),
    annualBudgetDollars: pick(body.annual_budget_usd, before.annualBudgetDollars),
    walletAddress: pick(body.wallet_address, before.walletAddress),
    paymentMethods: pick(body.payment_methods, before.paymentMethods),
    absorbPlatformFees: pick(fees?.absorb_platform_fees, before.absorbPlatformFees),
    absorbProcessingFees: pick(fees?.absorb_processing_fees, before.absorbProcessingFees),
    autoAcceptHundredths: pick(
      toHundredthsOrNull(volunteering?.auto_accept_up_to_hours),
      before.autoAcceptHundredths,
    ),
    autoAcceptAfter: pick(volunteering?.auto_accept_after, before.autoAcceptAfter),
    updatedAt: now,
  };
}

function toHundredthsOrNull(hours: number | null | undefined): number | null | undefined {
  return typeof hours === 'number' ? Math.round(hours * 100) : hours;
}
