import { type HoursStatus } from '../../domain/hours/hours';
import { type RowOf, count, day, defaulted, integer, key, orNull, table, text, texts, time } from './columns';

/** Submitted hours. They are kept in hundredths, so that sums are exact. */
export const volunteerHours = table('volunteer_hours', {
  id: key(text()),
  /** The volunteer's account. */
  accountId: text(),
  volunteerUserId: text(),
  charityId: text(),
  opportunityId: orNull(text()),
  /** The member whom the volunteer named as verifier. Any member may decide. */
  verifierUserId: orNull(text()),
  claimedHundredths: integer(),
  /** The hours that count. The charity may accept fewer hours than the volunteer claimed. */
  hundredths: integer(),
  /** YYYY-MM-DD on the volunteer's calendar. */
  workedOn: day(),
  /** Minutes after midnight of `workedOn`; null if the volunteer gave no time. */
  startsAtMinute: orNull(integer()),
  description: text(),
  proofDocuments: defaulted(texts()),
  status: text<HoursStatus>(),
  reason: orNull(text()),
  decidedBy: orNull(text()),
  decidedAt: orNull(time()),
  remindersSent: defaulted(integer()),
  handedOverAt: orNull(time()),
  submittedAt: time(),
  expiresAt: time(),
});
export type HoursRow = RowOf<typeof volunteerHours>;

/** Each step of a submission of hours. */
export const volunteerHoursTimeline = table('volunteer_hours_timeline', {
  id: key(defaulted(count())),
  submissionId: text(),
  status: text<HoursStatus>(),
  detail: text(),
  byUserId: orNull(text()),
  at: time(),
});
export type HoursTimelineRow = RowOf<typeof volunteerHoursTimeline>;
