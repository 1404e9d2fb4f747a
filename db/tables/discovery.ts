import { type EntityType } from '../../domain/search/entity';
import {
  type RowOf,
  count,
  day,
  defaulted,
  exactDecimal,
  flag,
  integer,
  key,
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
