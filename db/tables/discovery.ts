import { type EntityType } from '../../domain/search/entity';
import {
  type RowOf,
  count,
  day,
  decimal,
  defaulted,
  exactDecimal,
  flag,
  integer,
  key,
  minor,
  orNull,
  table,
  text,
  texts,
  time,
} from './columns';

/** Which collection a reindex fills, and its progress. */
export const searchBuilds = table('search_builds', {
  collection: key(text()),
  entityType: defaulted(text<EntityType>()),
  /** The cursor. The collection contains the entities of this type up to this id. */
  afterId: defaulted(text()),
  documents: defaulted(count()),
  startedAt: defaulted(time()),
  switchedAt: orNull(time()),
});
export type SearchBuildRow = RowOf<typeof searchBuilds>;

/** Entities whose document must be written again. A row stays until the index has the change. */
export const searchChanges = table('search_changes', {
  sequence: key(defaulted(count())),
  entityType: text(),
  entityId: text(),
  notedAt: defaulted(time()),
});

/** What users did with search hits. Each kind counts once for each user, entity and day. */
export const searchEvents = table('search_events', {
  id: key(defaulted(count())),
  userId: text(),
  entityType: text(),
  entityId: text(),
  kind: text(),
  day: day(),
  dwellSeconds: orNull(integer()),
  folded: defaulted(flag()),
});

/** Counts of what users did with each entity, for the ranking. */
export const searchSignals = table('search_signals', {
  entityType: key(text()),
  entityId: key(text()),
  impressions: defaulted(count()),
  clicks: defaulted(count()),
  conversions: defaulted(count()),
  dwellSeconds: defaulted(decimal()),
  dwellVisits: defaulted(count()),
  ratings: defaulted(count()),
  ratingSum: defaulted(count()),
  shares: defaulted(count()),
  testimonials: defaulted(count()),
  updatedAt: defaulted(time()),
});

/** Each word of the index and the letter of its field. Wildcards and fuzzy words are looked up here. */
export const searchWords = table('search_words', {
  /** Stands for the field. See search/language/fields.ts. */
  letter: key(text()),
  word: key(text()),
});
export type SearchWordRow = RowOf<typeof searchWords>;

/** How much a charity is in demand now. */
export const trends = table('trends', {
  charityId: key(text()),
  score: exactDecimal(),
  rising: flag(),
});

/** How alike the donors of two charities are. */
export const givenTogether = table('given_together', {
  charityId: key(text()),
  otherId: key(text()),
  likeness: decimal(),
});

/** Changes of gifts and hours that are not in the sums yet, so that no gift waits for a lock on a sum. */
export const impactDeltas = table('impact_deltas', {
  id: key(defaulted(count())),
  charityId: text(),
  userId: text(),
  campaignId: orNull(text()),
  day: day(),
  currency: text(),
  amountMinor: minor(),
  usdMinor: minor(),
  donations: integer(),
  recurring: integer(),
  hundredths: integer(),
  submissions: integer(),
  at: time(),
});

/** What a charity reports that it achieved in a period. */
export const impactReports = table('impact_reports', {
  id: key(text()),
  charityId: text(),
  /** First and last day, YYYY-MM-DD. */
  periodStart: day(),
  periodEnd: day(),
  beneficiariesReached: integer(),
  projectsCompleted: integer(),
  carbonOffsetGrams: orNull(count()),
  summary: orNull(text()),
  evidence: defaulted(texts()),
  reportedBy: text(),
  createdAt: time(),
  /** When the charity withdrew the report. Null if it did not. */
  withdrawnAt: orNull(time()),
});
export type ImpactReportRow = RowOf<typeof impactReports>;

/** Sums of gifts, donors and hours by charity. The worker folds impact_deltas into them. */
export const charityImpact = table('charity_impact', {
  charityId: key(text()),
  usdMinor: minor(),
  donations: count(),
  donors: count(),
  recurringDonors: count(),
  hundredths: count(),
  volunteers: count(),
});

/** The same by day, to compute a donor's share of a reported period. */
export const charityImpactDays = table('charity_impact_days', {
  charityId: key(text()),
  day: key(day()),
  usdMinor: minor(),
});

/** The same by month and currency. */
export const charityImpactMonths = table('charity_impact_months', {
  charityId: key(text()),
  month: key(day()),
  currency: key(text()),
  amountMinor: minor(),
  usdMinor: minor(),
  donations: count(),
  hundredths: count(),
});
