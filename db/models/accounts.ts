import { type Sequelize } from 'sequelize';
import { type VerificationLevel } from '../../domain/gifts/gift';
import { type Plan } from '../../domain/access/scopes';
import { defineTable, flag, id, integerOrNull, text, textOrNull, texts, time, timeOrNull } from './columns';

export interface AccountRow {
  id: string;
  name: string;
  kind: 'personal' | 'platform';
  plan: Plan;
  /** A number for the enterprise plan, otherwise null. */
  hourlyLimit: number | null;
}

export interface UserRow {
  id: string;
  accountId: string;
  name: string;
  isReviewer: boolean;
  isOperator: boolean;
  verificationLevel: VerificationLevel;
  createdAt: Date;
}

export interface ApiKeyRow {
  id: string;
  accountId: string;
  userId: string;
  name: string;
  keyPrefix: string;
  keyHash: string;
  scopes: string[];
  demo: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
  revokedAt: Date | null;
  /** The key that replaced this one in a rotation. */
  replacedBy: string | null;
  /** The ids of the users who issued the key, and of the issuers of any credential that they used for this. */
  issuedBy: string[];
}

export function defineAccountModels(sequelize: Sequelize) {
  return {
    accounts: defineTable<AccountRow>(sequelize, 'accounts', {
      id,
      name: text,
      kind: text,
      plan: text,
      hourlyLimit: integerOrNull,
    }),
    users: defineTable<UserRow>(sequelize, 'users', {
      id,
      accountId: text,
      name: text,
      isReviewer: flag,
      isOperator: flag,
      verificationLevel: text,
      createdAt: time,
    }),
    apiKeys: defineTable<ApiKeyRow>(sequelize, 'api_keys', {
      id,
      accountId: text,
      userId: text,
      name: text,
      keyPrefix: text,
      keyHash: text,
      scopes: texts,
      demo: flag,
      createdAt: time,
      lastUsedAt: timeOrNull,
      expiresAt: timeOrNull,
      revokedAt: timeOrNull,
      replacedBy: textOrNull,
      issuedBy: texts,
    }),
  };
}
