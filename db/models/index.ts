import { type Sequelize } from 'sequelize';
import { defineAccountModels } from './accounts';
import { defineCampaignModels } from './campaigns';
import { defineCharityModels } from './charities';
import { defineClaimModels } from './claims';
import { defineDonationModels } from './gifts';
import { defineEventModels } from './events';
import { defineFactorModels } from './factors';
import { defineIdentityModels } from './identity';
import { defineImpactReportModels } from './impact-reports';
import { defineMatchingModels } from './matching';
import { defineMentionModels } from './mentions';
import { definePaymentModels } from './payments';
import { definePayoutModels } from './payouts';
import { defineQualificationModels } from './qualifications';
import { defineReportModels } from './reports';
import { defineReturnModels } from './returns';
import { defineRecurringModels } from './plans';
import { defineSandboxModels } from './sandbox';
import { defineSubscriptionModels } from './subscriptions';
import { defineVolunteerHoursModels } from './hours';
import { defineVerificationModels } from './verification';

/** Defines every model for one connection pool. Two pools in one process never share a model. */
export function defineModels(sequelize: Sequelize) {
  return {
    ...defineAccountModels(sequelize),
    ...defineCampaignModels(sequelize),
    ...defineCharityModels(sequelize),
    ...defineClaimModels(sequelize),
    ...defineDonationModels(sequelize),
    ...defineEventModels(sequelize),
    ...defineFactorModels(sequelize),
    ...defineIdentityModels(sequelize),
    ...defineImpactReportModels(sequelize),
    ...defineMatchingModels(sequelize),
    ...defineMentionModels(sequelize),
    ...definePaymentModels(sequelize),
    ...definePayoutModels(sequelize),
    ...defineQualificationModels(sequelize),
    ...defineReportModels(sequelize),
    ...defineReturnModels(sequelize),
    ...defineRecurringModels(sequelize),
    ...defineSandboxModels(sequelize),
    ...defineSubscriptionModels(sequelize),
    ...defineVolunteerHoursModels(sequelize),
    ...defineVerificationModels(sequelize),
  };
}

export type Models = ReturnType<typeof defineModels>;
