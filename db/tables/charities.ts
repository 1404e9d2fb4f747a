import { type ChangeStatus, type GuardedField } from '../../domain/charities/changes';
import { type GiveSettings } from '../../domain/charities/give-settings';
import { type CharityProgram } from '../../domain/charities/profile';
import { type SocialProblem, type SocialStatus } from '../../domain/charities/social';
import { type Deductibility } from '../../domain/imports/entry';
import { type GiftMethod } from '../../domain/gifts/gift';
import { type Location } from '../../domain/location';
import { type TrustFactor } from '../../domain/trust/score';
import {
  type RowOf,
  count,
  decimal,
  defaulted,
  flag,
  integer,
  json,
  key,
  orNull,
  table,
  text,
  texts,
  time,
} from './columns';

/** The files of the register that were imported, and how far. */
export const registerImports = table('register_imports', {
  fileDigest: key(text()),
  /** Processed records, including refused ones. */
  rowsDone: defaulted(count()),
  rowsRefused: defaulted(count()),
  finishedAt: orNull(time()),
});
export type RegisterImportRow = RowOf<typeof registerImports>;

/** The public register of charities, as imported. */
export const registerEntries = table('register_entries', {
  ein: key(text()),
  name: text(),
  city: orNull(text()),
  state: orNull(text()),
  postalCode: orNull(text()),
  latitude: orNull(decimal()),
  longitude: orNull(decimal()),
  ntee: orNull(text()),
  category: orNull(text()),
  rulingMonth: orNull(text()),
  assetDollars: orNull(count()),
  incomeDollars: orNull(count()),
  revenueDollars: orNull(count()),
  deductibility: orNull(text<Deductibility>()),
  subsection: orNull(text()),
  mission: orNull(text()),
  importedAt: defaulted(time()),
});
export type RegisterEntryRow = RowOf<typeof registerEntries>;

/** Charities: of the register, of a member, or of the sandbox. `listed` means that search and lists show it. */
export const charities = table('charities', {
  id: key(text()),
  ein: orNull(text()),
  name: text(),
  category: orNull(text()),
  description: orNull(text()),
  tags: defaulted(texts()),
  city: orNull(text()),
  state: orNull(text()),
  postalCode: orNull(text()),
  country: orNull(text()),
  latitude: orNull(decimal()),
  longitude: orNull(decimal()),
  logo: orNull(text()),
  rating: orNull(decimal()),
  founded: orNull(integer()),
  verified: defaulted(flag()),
  verificationLevel: orNull(text()),
  trustScore: orNull(integer()),
  badges: defaulted(texts()),
  walletAddress: text(),
  source: text<'register' | 'member' | 'sandbox'>(),
  listed: flag(),
  absorbPlatformFees: defaulted(flag()),
  absorbProcessingFees: defaulted(flag()),
  createdAt: defaulted(time()),
  updatedAt: defaulted(time()),
  /** When the platform revoked the charity's verification; otherwise null or absent. */
  revokedAt: orNull(time()),
  /** True if the charity was listed before the revocation. */
  listedBeforeRevocation: orNull(flag()),
  staffCount: orNull(integer()),
  annualBudgetDollars: orNull(count()),
  /** Payment methods that the charity accepts. */
  paymentMethods: defaulted(texts<GiftMethod>()),
  /** 0 to 5, from charity evaluators; null without a rating. */
  transparencyRating: orNull(decimal()),
  /** Submissions of volunteer hours up to this limit are verified automatically; null if none are. */
  autoAcceptHundredths: orNull(integer()),
  /** Automatic verification starts after the charity has verified this many submissions of the volunteer. */
  autoAcceptAfter: defaulted(integer()),
  trustFactors: orNull(json<TrustFactor[]>()),
  trustScoredAt: orNull(time()),
  /** The name with look-alike letters unified. Names that look alike have the same skeleton. */
  nameSkeleton: defaulted(text()),
  /** The member who created the charity; null or absent if no member did. */
  createdBy: orNull(text()),
  claimedAt: orNull(time()),
  /** The sub-category that members chose. If null, the code in the register decides. */
  subCategory: orNull(text()),
  programs: defaulted(json<CharityProgram[]>()),
  /** The settings of the giving page that members chose. Defaults apply to the others. */
  giveSettings: defaulted(json<Partial<GiveSettings>>()),
  /** Addresses of the charity's social profiles. */
  socialLinks: defaulted(texts()),
});
export type CharityRow = RowOf<typeof charities>;

/** What the platform or a reviewer found on the social profiles of a charity. */
export const charitySocialProfiles = table('charity_social_profiles', {
  charityId: key(text()),
  url: key(text()),
  status: text<SocialStatus>(),
  problem: orNull(text<SocialProblem>()),
  /** When the platform read the page; null until then. */
  checkedAt: orNull(time()),
  decidedBy: orNull(text()),
  decidedAt: orNull(time()),
});
export type CharitySocialProfileRow = RowOf<typeof charitySocialProfiles>;

/** Changes of a charity's name, EIN, address or wallet. A second person confirms each one. Each field has one open change. */
export const charityChanges = table('charity_changes', {
  id: key(text()),
  charityId: text(),
  field: text<GuardedField>(),
  newValue: json<string | Location>(),
  status: text<ChangeStatus>(),
  askedBy: text(),
  /** The users who can use the credential that requested the change. They may not confirm it. */
  askingPersons: texts(),
  askedAt: time(),
  confirmedBy: orNull(text()),
  /** When the cooling-off period ends; null until somebody confirms the change. */
  effectiveAt: orNull(time()),
  /** When a reviewer approved the change; otherwise null. */
  approvedAt: orNull(time()),
  endedAt: orNull(time()),
});
export type CharityChangeRow = RowOf<typeof charityChanges>;

/** How many listed charities each category has. Triggers keep the counts. */
export const listedCharityCounts = table('listed_charity_counts', {
  category: key(text()),
  verified: key(flag()),
  charities: count(),
});
