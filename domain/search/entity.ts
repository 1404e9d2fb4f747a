/** Describes the input of the search index: organizations, campaigns and volunteer opportunities. */
import { type CharityProgram } from '../charities/profile';

export const ENTITY_TYPES = ['organization', 'campaign', 'opportunity'] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

/** The counts of all interactions with an entity so far. Zero can also mean that nothing was measured. */
export interface EntitySignals {
  impressions: number;
  clicks: number;
  conversions: number;
  /** The total seconds that users spent on the entity's page, in `dwellVisits` visits. */
  dwellSeconds: number;
  dwellVisits: number;
  ratings: number;
  /** The sum of all ratings. Each rating is 1 to 5. */
  ratingSum: number;
  shares: number;
  testimonials: number;
}

export const NO_SIGNALS: EntitySignals = {
  impressions: 0,
  clicks: 0,
  conversions: 0,
  dwellSeconds: 0,
  dwellVisits: 0,
  ratings: 0,
  ratingSum: 0,
  shares: 0,
  testimonials: 0,
};

/** An entity that users can find. A field that does not exist for the entity's type is null or empty. */
export interface SearchableEntity {
  type: EntityType;
  id: string;
  /** The organization itself, or the owner of the campaign or opportunity. */
  charityId: string;
  name: string;
  description: string | null;
  logo: string | null;
  category: string | null;
  ntee: string | null;
  /** The sub-category that the organization's members chose. Without one, the NTEE code decides. */
  subCategory: string | null;
  tags: string[];
  /** What an organization does all year. */
  programs: CharityProgram[];
  ein: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
  verified: boolean;
  verificationLevel: string | null;
  taxDeductible: boolean | null;
  founded: number | null;
  rating: number | null;
  transparencyRating: number | null;
  budgetDollars: number | null;
  staffCount: number | null;
  paymentMethods: string[];
  raisedUsdMinor: bigint;
  goalUsdMinor: bigint | null;
  /** An ISO date. */
  deadline: string | null;
  hasMatchingFunds: boolean | null;
  updateFrequency: string | null;
  mode: string | null;
  timeCommitment: string | null;
  skills: string[];
  backgroundCheckRequired: boolean | null;
  minimumAge: number | null;
  maximumAge: number | null;
  accessibility: string[];
  createdAt: Date;
  updatedAt: Date;
  signals: EntitySignals;
}
