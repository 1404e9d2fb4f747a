import { type Sequelize } from 'sequelize';
import { type VerificationLevel } from '../../domain/gifts/gift';
import { type Locale } from '../../domain/mails/locale';
import { type Plan } from '../../domain/access/scopes';
import { defineTable, flag, id, integerOrNull, text, textOrNull, texts, time, timeOrNull } from './columns';

export interface AccountRow {
  id: string;
  name: string;
  kind: 'personal' | 'platform';
  plan: Plan;
  /** Requests per hour. Only the enterprise plan has its own limit; null for the other plans. */
  hourlyLimit: number | null;
}

export interface UserRow {
  id: string;
  accountId: string;
  name: string;
  isReviewer: boolean;
  isOperator: boolean;
  verificationLevel: VerificationLevel;
  /** The language of the user's mails. */
  locale: Locale;
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
  /**
   * The ids of the users behind the key: its issuer, and the issuers of the credential that was used to issue
   * it.
   */
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
      locale: text,
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
