import { listReports } from '../../../db/queries/guests/giving';
import { formatMoney } from '../../../domain/money';
import { pageQuery } from '../../fields';
import { defineRoute } from '../../route';
import { guestReportListSchema } from './schema';

export const listGuestReports = defineRoute({
  method: 'get',
  path: '/v1/guest-reports',
  operationId: 'listGuestReports',
  tag: 'Guest sessions',
  summary: 'List addresses whose guests gave more in a year than their limit',
  description:
    'Nobody confirmed these addresses, so they refuse no gift. A reviewer decides whether somebody evades the limits.',
  scope: 'donations:read',
  role: 'reviewer',
  query: pageQuery,
  success: { status: 200, description: 'A page of reports, newest first', schema: guestReportListSchema },
  errors: [],
  async handle({ db, query }) {
    const { reports, total } = await listReports(db, query);
    const guest_reports = reports.map((report) => ({
      guest_report_id: report.id,
      email: report.email,
      year: report.year,
      given: formatMoney({ currency: 'USD', minor: report.givenUsdMinor }),
      currency: 'USD' as const,
      required_level: report.requiredLevel,
      donation_id: report.donationId,
      created_at: report.createdAt.toISOString(),
    }));
    return { guest_reports, total, ...query };
  },
});
