import { DataTypes, type Sequelize } from 'sequelize';
import { type CampaignStatus, type UpdateFrequency } from '../../domain/campaigns/campaign';
import { type Currency } from '../../domain/money';
import {
  type AccessibilityFeature,
  type OpportunityMode,
  type OpportunityStatus,
  type TimeCommitment,
} from '../../domain/opportunities/opportunity';
import {
  decimalOrNull,
  defineTable,
  flag,
  id,
  integer,
  integerOrNull,
  minor,
  text,
  textOrNull,
  texts,
  time,
  timeOrNull,
} from './columns';

/** Columns that campaigns and opportunities share. */
interface Listing {
  id: string;
  charityId: string;
  description: string | null;
  category: string | null;
  tags: string[];
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
  createdAt: Date;
  updatedAt: Date;
  closedAt: Date | null;
}

export interface CampaignRow extends Listing {
  name: string;
  currency: Currency;
  goalMinor: bigint;
  /** The goal in US cents, converted at the exchange rate of the day on which the goal was set. */
  goalUsdMinor: bigint;
  /** The last day, YYYY-MM-DD. */
  deadline: string | null;
  /** True while a sponsor's accepted pledge has money left. */
  hasMatching: boolean;
  updateFrequency: UpdateFrequency | null;
  /** Gifts minus returned money, in US cents. A worker adds new gifts a little later. */
  raisedUsdMinor: bigint;
  donations: number;
  status: CampaignStatus;
}

export interface OpportunityRow extends Listing {
  title: string;
  mode: OpportunityMode;
  timeCommitment: TimeCommitment;
  skills: string[];
  /** The names of qualifications that a volunteer must hold. */
  requiredQualifications: string[];
  backgroundCheckRequired: boolean;
  /** The verification level that a volunteer needs; null for none. */
  verificationLevelRequired: 'basic' | 'standard' | 'enhanced' | null;
  minimumAge: number | null;
  maximumAge: number | null;
  accessibility: AccessibilityFeature[];
  verifierUserId: string | null;
  status: OpportunityStatus;
}

const listing = {
  id,
  charityId: text,
  description: textOrNull,
  category: textOrNull,
  tags: texts,
  city: textOrNull,
  state: textOrNull,
  postalCode: textOrNull,
  country: textOrNull,
  latitude: decimalOrNull,
  longitude: decimalOrNull,
  createdAt: time,
  updatedAt: time,
  closedAt: timeOrNull,
};

export function defineCampaignModels(sequelize: Sequelize) {
  return {
    campaigns: defineTable<CampaignRow>(sequelize, 'campaigns', {
      ...listing,
      name: text,
      currency: text,
      goalMinor: minor('goalMinor'),
      goalUsdMinor: minor('goalUsdMinor'),
      deadline: { type: DataTypes.DATEONLY, allowNull: true },
      hasMatching: flag,
      updateFrequency: textOrNull,
      raisedUsdMinor: minor('raisedUsdMinor'),
      donations: integer,
      status: text,
    }),
    opportunities: defineTable<OpportunityRow>(sequelize, 'opportunities', {
      ...listing,
      title: text,
      mode: text,
      timeCommitment: text,
      skills: texts,
      requiredQualifications: texts,
      backgroundCheckRequired: flag,
      verificationLevelRequired: textOrNull,
      minimumAge: integerOrNull,
      maximumAge: integerOrNull,
      accessibility: texts,
      verifierUserId: textOrNull,
      status: text,
    }),
  };
}
