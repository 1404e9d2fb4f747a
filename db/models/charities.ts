import { type Sequelize } from 'sequelize';
import { type ChangeStatus, type GuardedField } from '../../domain/charities/changes';
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
  /** The same for all names that look alike. */
  nameSkeleton: string;
  category: string | null;
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
  /** When the platform revoked its verification; null or absent if it did not. */
  revokedAt?: Date | null;
  /** Whether it was listed when it was revoked. */
  listedBeforeRevocation?: boolean | null;
  /** The member who created it; null or absent for others. */
  createdBy?: string | null;
  absorbPlatformFees: boolean;
  absorbProcessingFees: boolean;
  staffCount: number | null;
  annualBudgetDollars: number | null;
  /** Payment methods that the charity accepts. */
  paymentMethods: GiftMethod[];
  /** 0 to 5, from charity evaluators; null without a rating. */
  transparencyRating: number | null;
  /** Submissions up to this many hundredths of an hour are verified automatically; null for none. */
  autoAcceptHundredths: number | null;
  /** How many of the volunteer's submissions the charity must have verified before. */
  autoAcceptAfter: number;
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
  /** Everybody who can use the credential that asked. */
  askingPersons: string[];
  askedAt: Date;
  confirmedBy: string | null;
  /** When the cooling-off ends; null until somebody confirms. */
  effectiveAt: Date | null;
  /** When a reviewer approved it; null if nobody did. */
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
