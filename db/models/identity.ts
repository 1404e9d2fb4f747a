import { type Sequelize } from 'sequelize';
import { type Plan } from '../../domain/access/scopes';
import {
  defineTable,
  flag,
  id,
  integerOrNull,
  json,
  text,
  textOrNull,
  texts,
  time,
  timeOrNull,
} from './columns';

export type OauthClientKind = 'web' | 'public' | 'machine';

export interface OauthClientRow {
  id: string;
  accountId: string;
  /** The client's owner. A machine client acts as this user. */
  userId: string;
  name: string;
  kind: OauthClientKind;
  secretHash: string | null;
  redirectUris: string[];
  scopes: string[];
  plan: Plan;
  hourlyLimit: number | null;
  createdAt: Date;
  revokedAt: Date | null;
  /** True if the owner registered the client, false if an operator did. */
  madeByOwner: boolean;
  reviewedAt: Date | null;
  /**
   * The users who issued the client or its secret, and the issuers of the credentials that they used for
   * this.
   */
  issuedBy: string[];
}

export interface UserLoginRow {
  userId: string;
  /** In lower case, for comparison. */
  email: string;
  passwordHash: string;
  /** Null until the user opens the confirmation link. */
  confirmedAt: Date | null;
  createdAt: Date;
}

export interface AuditEntryRow {
  id: string;
  at: Date;
  action: string;
  actorUserId: string | null;
  credentialId: string | null;
  accountId: string | null;
  subjectType: string;
  subjectId: string;
  details: Record<string, unknown>;
}

export interface CharityInvitationRow {
  id: string;
  charityId: string;
  email: string;
  tokenHash: string;
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
  acceptedBy: string | null;
  acceptedAt: Date | null;
  revokedAt: Date | null;
}

export function defineIdentityModels(sequelize: Sequelize) {
  return {
    oauthClients: defineTable<OauthClientRow>(sequelize, 'oauth_clients', {
      id,
      accountId: text,
      userId: text,
      name: text,
      kind: text,
      secretHash: textOrNull,
      redirectUris: texts,
      scopes: texts,
      plan: text,
      hourlyLimit: integerOrNull,
      createdAt: time,
      revokedAt: timeOrNull,
      madeByOwner: flag,
      reviewedAt: timeOrNull,
      issuedBy: texts,
    }),
    userLogins: defineTable<UserLoginRow>(sequelize, 'user_logins', {
      userId: id,
      email: text,
      passwordHash: text,
      confirmedAt: timeOrNull,
      createdAt: time,
    }),
    auditLog: defineTable<AuditEntryRow>(sequelize, 'audit_log', {
      id,
      at: time,
      action: text,
      actorUserId: textOrNull,
      credentialId: textOrNull,
      accountId: textOrNull,
      subjectType: text,
      subjectId: text,
      details: json,
    }),
    charityInvitations: defineTable<CharityInvitationRow>(sequelize, 'charity_invitations', {
      id,
      charityId: text,
      email: text,
      tokenHash: text,
      invitedBy: text,
      createdAt: time,
      expiresAt: time,
      acceptedBy: textOrNull,
      acceptedAt: timeOrNull,
      revokedAt: timeOrNull,
    }),
  };
}
