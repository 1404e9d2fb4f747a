import { type Sequelize } from 'sequelize';
import { type GiftMethod } from '../../domain/gifts/gift';
import {
  defineTable,
  countOrNull,
  decimalOrNull,
  flag,
  flagOrNull,
  id,
  integer,
  integerOrNull,
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
    charityMembers: defineTable<CharityMemberRow>(sequelize, 'charity_members', {
      charityId: { ...text, primaryKey: true },
      userId: { ...text, primaryKey: true },
      createdAt: time,
    }),
  };
}
