import { type Sequelize } from 'sequelize';
import { type ChangeStatus, type GuardedField } from '../../domain/charities/changes';
import { type GiveSettings } from '../../domain/charities/give-settings';
import { type CharityProgram } from '../../domain/charities/profile';
import { type GiftMethod } from '../../domain/gifts/gift';
import { type Location } from '../../domain/location';
import {
  defineTable,
  countOrNull,
  decimalOrNull,
  flag,
  flagOrNull,
  id,
  integer,
  integerOrNull,
  json,
  text,
  textOrNull,
  texts,
  time,
  timeOrNull,
} from './columns';

export interface CharityRow {
  id: string;
  ein: string | null;
  name: string;
  /** The name with look-alike letters unified. Names that look alike have the same skeleton. */
  nameSkeleton: string;
  category: string | null;
  /** The sub-category that members chose. If null, the code in the register decides. */
  subCategory: string | null;
  programs: CharityProgram[];
  description: string | null;
  tags: string[];
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
  logo: string | null;
  rating: number | null;
  founded: number | null;
  verified: boolean;
  verificationLevel: string | null;
  trustScore: number | null;
  badges: string[];
  walletAddress: string;
  source: 'register' | 'member' | 'sandbox';
  listed: boolean;
  /** When the platform revoked the charity's verification; otherwise null or absent. */
  revokedAt?: Date | null;
  /** True if the charity was listed before the revocation. */
  listedBeforeRevocation?: boolean | null;
  /** The member who created the charity; null or absent if no member did. */
  createdBy?: string | null;
  absorbPlatformFees: boolean;
  absorbProcessingFees: boolean;
  staffCount: number | null;
  annualBudgetDollars: number | null;
  /** Payment methods that the charity accepts. */
  paymentMethods: GiftMethod[];
  /** 0 to 5, from charity evaluators; null without a rating. */
  transparencyRating: number | null;
  /** Submissions of volunteer hours up to this limit are verified automatically; null if none are. */
  autoAcceptHundredths: number | null;
  /** Automatic verification starts after the charity has verified this many submissions of the volunteer. */
  autoAcceptAfter: number;
  /** The settings of the giving page that members chose. Defaults apply to the others. */
  giveSettings: Partial<GiveSettings>;
  createdAt: Date;
  updatedAt: Date;
}

export interface CharityChangeRow {
  id: string;
  charityId: string;
  field: GuardedField;
  newValue: string | Location;
  status: ChangeStatus;
  askedBy: string;
  /** The users who can use the credential that requested the change. They may not confirm it. */
  askingPersons: string[];
  askedAt: Date;
  confirmedBy: string | null;
  /** When the cooling-off period ends; null until somebody confirms the change. */
  effectiveAt: Date | null;
  /** When a reviewer approved the change; otherwise null. */
  approvedAt: Date | null;
  endedAt: Date | null;
}

export interface CharityMemberRow {
  charityId: string;
  userId: string;
  createdAt: Date;
}

export function defineCharityModels(sequelize: Sequelize) {
  return {
    charities: defineTable<CharityRow>(sequelize, 'charities', {
      id,
      ein: textOrNull,
      name: text,
      nameSkeleton: text,
      category: textOrNull,
      subCategory: textOrNull,
      programs: json,
      description: textOrNull,
      tags: texts,
      city: textOrNull,
      state: textOrNull,
      postalCode: textOrNull,
      country: textOrNull,
      latitude: decimalOrNull,
      longitude: decimalOrNull,
      logo: textOrNull,
      rating: decimalOrNull,
      founded: integerOrNull,
      verified: flag,
      verificationLevel: textOrNull,
      trustScore: integerOrNull,
      badges: texts,
      walletAddress: text,
      source: text,
      listed: flag,
      revokedAt: timeOrNull,
      listedBeforeRevocation: flagOrNull,
      createdBy: textOrNull,
      absorbPlatformFees: flag,
      absorbProcessingFees: flag,
      staffCount: integerOrNull,
      annualBudgetDollars: countOrNull('annualBudgetDollars'),
      paymentMethods: texts,
      transparencyRating: decimalOrNull,
      autoAcceptHundredths: integerOrNull,
      autoAcceptAfter: integer,
      giveSettings: json,
      createdAt: time,
      updatedAt: time,
    }),
    charityChanges: defineTable<CharityChangeRow>(sequelize, 'charity_changes', {
      id,
      charityId: text,
      field: text,
      newValue: json,
      status: text,
      askedBy: text,
      askingPersons: texts,
      askedAt: time,
      confirmedBy: textOrNull,
      effectiveAt: timeOrNull,
      approvedAt: timeOrNull,
      endedAt: timeOrNull,
    }),
    charityMembers: defineTable<CharityMemberRow>(sequelize, 'charity_members', {
      charityId: { ...text, primaryKey: true },
      userId: { ...text, primaryKey: true },
      createdAt: time,
    }),
  };
}
