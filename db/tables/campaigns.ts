import { type CampaignStatus, type UpdateFrequency } from '../../domain/campaigns/campaign';
import { type Currency } from '../../domain/money';
import {
  type AccessibilityFeature,
  type OpportunityMode,
  type OpportunityStatus,
  type TimeCommitment,
} from '../../domain/opportunities/opportunity';
import {
  type RowOf,
  count,
  day,
  decimal,
  defaulted,
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

/** Photographs of charities. The files are in the document store. */
export const charityPhotos = table('charity_photos', {
  id: key(text()),
  charityId: text(),
  /** The member who uploaded the photograph. */
  userId: text(),
  storageKey: text(),
  caption: orNull(text()),
  width: integer(),
  height: integer(),
  bytes: integer(),
  createdAt: time(),
  removedAt: orNull(time()),
});
export type CharityPhotoRow = RowOf<typeof charityPhotos>;

/** One rating of a charity for each user who supports it. */
export const charityRatings = table('charity_ratings', {
  charityId: key(text()),
  userId: key(text()),
  stars: integer(),
  comment: orNull(text()),
  createdAt: time(),
  updatedAt: time(),
});
export type CharityRatingRow = RowOf<typeof charityRatings>;

/** What each user gave to each charity, in sums. The worker folds impact_deltas into them. */
export const charitySupporters = table('charity_supporters', {
  charityId: key(text()),
  userId: key(text()),
  usdMinor: minor(),
  donations: count(),
  recurring: count(),
  hundredths: count(),
  submissions: count(),
});

/** Campaigns of charities. Gifts in any currency count, so the goal is also in US cents, at the rate of its day. */
export const campaigns = table('campaigns', {
  id: key(text()),
  charityId: text(),
  name: text(),
  description: orNull(text()),
  category: orNull(text()),
  tags: defaulted(texts()),
  city: orNull(text()),
  state: orNull(text()),
  postalCode: orNull(text()),
  country: orNull(text()),
  latitude: orNull(decimal()),
  longitude: orNull(decimal()),
  currency: text<Currency>(),
  goalMinor: minor(),
  /** The goal in US cents, converted at the exchange rate of the day on which the goal was set. */
  goalUsdMinor: minor(),
  /** The last day, YYYY-MM-DD. */
  deadline: orNull(day()),
  updateFrequency: orNull(text<UpdateFrequency>()),
  /** Gifts minus returned money, in US cents. A worker adds new gifts a little later. */
  raisedUsdMinor: defaulted(minor()),
  donations: defaulted(integer()),
  status: text<CampaignStatus>(),
  createdAt: defaulted(time()),
  updatedAt: defaulted(time()),
  closedAt: orNull(time()),
  /** True while a sponsor's accepted pledge has money left. */
  hasMatching: defaulted(flag()),
});
export type CampaignRow = RowOf<typeof campaigns>;

/** Offers of volunteer work. */
export const opportunities = table('opportunities', {
  id: key(text()),
  charityId: text(),
  title: text(),
  description: orNull(text()),
  category: orNull(text()),
  tags: defaulted(texts()),
  city: orNull(text()),
  state: orNull(text()),
  postalCode: orNull(text()),
  country: orNull(text()),
  latitude: orNull(decimal()),
  longitude: orNull(decimal()),
  mode: text<OpportunityMode>(),
  timeCommitment: text<TimeCommitment>(),
  skills: defaulted(texts()),
  backgroundCheckRequired: defaulted(flag()),
  /** The verification level that a volunteer needs; null for none. */
  verificationLevelRequired: orNull(text<'basic' | 'standard' | 'enhanced'>()),
  minimumAge: orNull(integer()),
  maximumAge: orNull(integer()),
  accessibility: defaulted(texts<AccessibilityFeature>()),
  verifierUserId: orNull(text()),
  status: text<OpportunityStatus>(),
  createdAt: defaulted(time()),
  updatedAt: defaulted(time()),
  closedAt: orNull(time()),
  /** The names of qualifications that a volunteer must hold. */
  requiredQualifications: defaulted(texts()),
});
export type OpportunityRow = RowOf<typeof opportunities>;

/** What news and people say about charities, and emergencies. Trends use it. */
export const mentions = table('mentions', {
  id: key(text()),
  kind: text<'social' | 'news' | 'emergency'>(),
  charityId: orNull(text()),
  category: orNull(text()),
  state: orNull(text()),
  title: text(),
  sourceUrl: orNull(text()),
  weight: integer(),
  occurredAt: time(),
  /** When an emergency is over; null for mentions. */
  endsAt: orNull(time()),
  createdBy: text(),
  createdAt: time(),
});
export type MentionRow = RowOf<typeof mentions>;

/** Badges that users earned. */
export const achievements = table('achievements', {
  userId: key(text()),
  badge: key(text()),
  earnedAt: time(),
});
