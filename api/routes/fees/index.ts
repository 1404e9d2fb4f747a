import { type z } from 'zod';
import { isUnclaimed } from '../../../db/queries/gifts/unclaimed';
import { invalidCharity } from '../../../domain/errors';
import { quoteFees } from '../../../domain/fees/quote';
import { parseMoneyNumber } from '../../../domain/money';
import { findGiftTerms, type GiftTerms } from '../../../operations/gifts/price';
import { presentQuote } from '../../presenters/fee-quote';
import { route, routes } from '../../route';
import { quoteRequestSchema, quoteSchema } from './schema';
import { findFeeReport, findFeeSummary } from '../../../db/queries/fees/reports';
import { presentReport, presentFigures } from '../../presenters/fee-report';
import { chooseRange } from './range';
import { loadReadableFees, loadReadableTerms, mayReadTerms } from '../../access/fees';
import { requireOperator } from '../../access/resource';
import {
  reportQuery,
  reportSchema,
  summaryQuery,
  summarySchema,
  exportQuery,
  exportSchema,
} from './report-schema';
import { NO_FIGURES } from '../../../db/queries/fees/figures';
import { dayOf } from '../../../domain/days';
import { lastBuckets, listBuckets, startOfBucket, lastYear } from '../../../domain/fees/periods';
import { hasPriority } from '../../../db/queries/access/api-keys';
import { listFeeExport } from '../../../db/queries/fees/export';
import { Content } from '../../content';
import { TABLE_FORMATS, tableOfPostings } from '../../../letters/tables/fee-export';
import { openExport } from '../../running-exports';
import { findNextTier, presentTermsWithHistory } from './present';
import { termsSchema, type TermsRequest, termsChangesSchema } from './terms-schema';
import { readRate } from '../../../domain/fees/terms-fields';
import { askForTerms, type TermsChanges } from '../../../operations/fees/update-terms';
import { presentApproval } from '../../presenters/approval';
import { approvalSchema } from '../approvals/schema';

export const feeRoutes = routes('Fees', {
  calculateFees: route('POST /api/v1/fees/calculate', {
    summary: 'Quote the fees of a gift',
    description:
      'A quote charges and stores nothing. The fees of a gift are fixed when it is made. `INVALID_CHARITY`: the organization cannot receive gifts.',
    scope: 'fees:read',
    guests: true,
    body: quoteRequestSchema,
    success: { status: 200, description: 'The quote', schema: quoteSchema },
    errors: ['INVALID_CHARITY'],
    async handle({ act, db, body, actor, now }) {
      const { organization_id: charityId, currency, payment_method: method } = body;
      const terms = await findGiftTerms(act, { charityId, currency });
      if (terms === undefined) throw invalidCharity(charityId, 'There is no such organization.');
      if (!terms.charity.listed) throw invalidCharity(charityId, 'This organization cannot receive gifts.');
      const amount = parseMoneyNumber(body.amount, currency);
      const quote = quoteFees({ amount, method, ...termsOf(terms), ...optionsOf(body) });
      const answer = presentQuote(amount, method, { quote, isClaimed: !(await isUnclaimed(db, charityId)) });
      if (!(await mayReadTerms(db, actor, charityId))) return answer;
      return { ...answer, next_tier: await findNextTier({ db, now }, terms) };
    },
  }),

  reportFees: route('GET /api/v1/fees/report', {
    summary: 'Report the fees of a range of days',
    description:
      'Returns totals from the ledger, and rows by day, organization, kind, method and tier. Members see their own organizations, operators see all, and anybody else sees the gifts that their account made.',
    scope: 'fees:read',
    query: reportQuery,
    success: { status: 200, description: 'The report', schema: reportSchema },
    errors: ['CHARITY_NOT_FOUND'],
    async handle({ db, query, actor }) {
      const { start_date, end_date, page, limit } = query;
      const range = chooseRange(query, { from: start_date, to: end_date });
      const readable = await loadReadableFees(db, actor, query.organization_id);
      const filter = { ...range, ...readable, method: query.payment_method, tier: query.tier };
      const report = await findFeeReport(db, filter, { limit, offset: (page - 1) * limit });
      return { start_date, end_date, currency: 'USD' as const, ...presentReport(report), page, limit };
    },
  }),

  summarizeFees: route('GET /api/v1/fees/summary', {
    summary: 'Sum up fees by day, week, month, quarter or year',
    description:
      'Buckets follow the UTC calendar, and weeks start on Monday. The first and the last bucket contain only the requested days. Without dates, the summary covers the last 30 days, 13 weeks, 12 months, 8 quarters or 5 years. Oldest first.',
    scope: 'fees:read',
    query: summaryQuery,
    success: { status: 200, description: 'The buckets, oldest first', schema: summarySchema },
    errors: ['CHARITY_NOT_FOUND'],
    async handle({ db, query, actor, now }) {
      const { period } = query;
      const range = chooseRange(query, lastBuckets(period, query.end_date ?? dayOf(now)));
      const readable = await loadReadableFees(db, actor, query.organization_id);
      const filter = { ...range, ...readable, method: query.payment_method, tier: query.tier };
      const figures = await findFeeSummary(db, filter, period);
      return {
        period,
        start_date: range.from,
        end_date: range.to,
        currency: 'USD' as const,
        buckets: listBuckets(period, range).map(({ from, to }) => ({
          start: from,
          end: to,
          ...presentFigures(figures.get(startOfBucket(period, from)) ?? NO_FIGURES),
        })),
      };
    },
  }),

  exportFees: route('GET /api/v1/fees/export', {
    summary: 'Export every posting of a range of days',
    description:
      'Streams one line for each posting of a gift, and for each fee of a payout or subscription, that exists at the time of the request. Amounts are in US dollars. Payers export the gifts that their account made. The donor is left out if the gift is anonymous, or made without consent to contact. If the stream ends with an error, the file is incomplete.',
    scope: 'fees:read',
    query: exportQuery,
    success: {
      status: 200,
      description: 'The export',
      schema: exportSchema,
      media: {
        [TABLE_FORMATS.csv.mediaType]:
          'RFC 4180, UTF-8 with a byte order mark, column names in the first line',
        [TABLE_FORMATS.xlsx.mediaType]: 'A workbook. After 1,048,575 lines it continues in another sheet.',
      },
    },
    errors: ['CHARITY_NOT_FOUND'],
    async handle({ db, query, actor, now }) {
      const range = chooseRange(query, lastYear(query.end_date ?? dayOf(now)));
      const readable = await loadReadableFees(db, actor, query.organization_id);
      const filter = { ...range, ...readable, method: query.payment_method, tier: query.tier };
      const { mediaType, write } = TABLE_FORMATS[query.format];
      const open = () => write(tableOfPostings(range, listFeeExport(db, filter), { language: 'en' }));
      const stream = await openExport(open, { goesFirst: await hasPriority(db, actor.accountId) });
      return new Content(mediaType, stream, `fees-${range.from}-${range.to}.${query.format}`);
    },
  }),

  getFeeTerms: route('GET /api/v1/fees/organizations/{organization_id}', {
    summary: 'Read which rate an organization pays and why',
    description: 'For members of the organization and operators.',
    scope: 'fees:read',
    success: { status: 200, description: 'The terms', schema: termsSchema },
    async handle(request) {
      return presentTermsWithHistory(request.db, await loadReadableTerms(request));
    },
  }),

  updateFeeTerms: route('PATCH /api/v1/fees/organizations/{organization_id}', {
    summary: 'Ask for other terms of an organization',
    description:
      'For operators without a tie to the organization. Another operator must approve the change, which is recorded with its author and reason. Existing gifts keep their price.',
    scope: 'fees:write',
    stepUp: 'staff',
    body: termsChangesSchema,
    success: { status: 202, description: 'The change waits for another operator', schema: approvalSchema },
    errors: ['CONFLICT'],
    async handle({ act, params, body, actor, now }) {
      requireOperator(actor, 'Only operators may change fee terms.');
      const { organization_id: charityId } = params;
      const approval = await askForTerms(act, {
        charityId,
        changes: changesOf(body),
        reason: body.reason,
      });
      return presentApproval(approval, now);
    },
  }),
});

function termsOf({ platform, usdPerUnit, absorbs }: GiftTerms) {
  return { tier: platform.tier, negotiatedPpm: platform.ratePpm, usdPerUnit, absorbs };
}

function optionsOf({ options }: z.output<typeof quoteRequestSchema>) {
  return {
    instantPayout: options.instant_payout,
    convertCrypto: options.convert_crypto,
    internationalCard: options.international_card,
    currencyConversion: options.currency_conversion,
    internationalWire: options.international_wire,
    coverFees: options.cover_fees,
    grossUp: options.gross_up,
  };
}

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
