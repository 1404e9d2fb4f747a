/** Defines the content and the schedule of saved reports. See docs/rules/reports.md. */
import { addDays, type Day } from '../days';
import { dayAfterBucket, type DayRange, startOfBucket } from '../fees/periods';
import { type SubscriptionKind } from '../subscriptions/subscription';

export const REPORT_FREQUENCIES = ['daily', 'weekly', 'monthly', 'quarterly'] as const;
export type ReportFrequency = (typeof REPORT_FREQUENCIES)[number];

export const REPORT_FORMATS = ['csv', 'json', 'xlsx'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** The columns of the table of postings, in order. */
export const REPORT_COLUMNS = [
  'posted_at',
  'kind',
  'donation_id',
  'cause_id',
  'organization_id',
  'organization_name',
  'donor_id',
  'payment_method',
  'organization_tier',
  'gift_currency',
  'gift_amount',
  'donation_amount',
  'covered_fees',
  'platform_fee',
  'processing_fee',
  'additional_fees',
  'total_fees',
  'borne_fees',
  'net_amount',
  'absorbed_fees',
  'processing_cost',
] as const;
export type ReportColumn = (typeof REPORT_COLUMNS)[number];

/** The subscription that a charity needs for saved reports. */
export const REPORTS_NEED = 'custom_reporting' satisfies SubscriptionKind;

export const REPORT_LIMITS = { most: 20, recipients: 20, nameLength: 100 } as const;

/** A larger file is not attached. The mail then says how to download it. */
export const MAX_ATTACHED_BYTES = 5 * 1024 * 1024;

/** Returns the last whole period before a day. For example, a monthly report of 1 February covers January. */
export function periodBefore(frequency: ReportFrequency, day: Day): DayRange {
  const to = addDays(startOfBucket(frequency, day), -1);
  return { from: startOfBucket(frequency, to), to };
}

/** Returns the day of the next report. It is the first day after the period that contains `day`. */
export function nextReportOn(frequency: ReportFrequency, day: Day): Day {
  return dayAfterBucket(frequency, day);
}
