import { type z } from 'zod';
import { type CharityImpact } from '../../db/queries/impact';
import { formatMoney } from '../../domain/money';
import { type charityImpactSchema } from '../routes/charities/schema';

/** A charity's figures; what is not recorded yet is zero or empty. */
export function presentCharityImpact(
  charityId: string,
  impact: CharityImpact,
): z.input<typeof charityImpactSchema> {
  const totalDonations = formatMoney({ currency: 'USD', minor: impact.usdMinor });
  return {
    charity_id: charityId,
    total_donations: totalDonations,
    donations: impact.donations,
    donors: impact.donors,
    recurring_donors: 0,
    by_currency: Object.fromEntries(impact.byCurrency.map((money) => [money.currency, formatMoney(money)])),
    volunteer_hours: 0,
    volunteers: 0,
    impact_metrics: { total_donations: totalDonations, beneficiaries_reached: 0, projects_completed: 0 },
    by_month: impact.byMonth.map(({ month, usdMinor, donations }) => ({
      month,
      amount: formatMoney({ currency: 'USD', minor: usdMinor }),
      donations,
      hours: 0,
    })),
    reports: [],
  };
}
