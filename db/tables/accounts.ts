import { type Quota } from '../../domain/access/scopes';
import { type VelocityReason, type VelocitySubjectKind } from '../../domain/charges/velocity';
import { type FactorKind } from '../../domain/factors/factors';
import { type VerificationLevel } from '../../domain/gifts/gift';
import {
  type RowOf,
  count,
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

type OauthClientKind = 'web' | 'public' | 'machine';

/** An account owns what its credentials create. The platform has one account of its own. */
export const accounts = table('accounts', {
  id: key(text()),
  name: text(),
  kind: text<'personal' | 'platform'>(),
  eventSequence: defaulted(count()),
  createdAt: defaulted(time()),
  plan: defaulted(text<Quota>()),
  /** Requests per hour. Only the enterprise plan has its own limit; null for the other plans. */
  hourlyLimit: orNull(integer()),
});
export type AccountRow = RowOf<typeof accounts>;

/** People. Each belongs to one account. */
export const users = table('users', {
  id: key(text()),
  accountId: text(),
  name: text(),
  isReviewer: defaulted(flag()),
  isOperator: defaulted(flag()),
  verificationLevel: defaulted(text<VerificationLevel>()),
  createdAt: defaulted(time()),
  /** The language of the user's mails. */
  locale: defaulted(text()),
  /** The phone that the user confirmed, in E.164; null without one. */
  phone: orNull(text()),
  phoneConfirmedAt: orNull(time()),
});
export type UserRow = RowOf<typeof users>;

/** How a user signs in. It is apart from users, so that personal data is read only at sign-in. */
export const userLogins = table('user_logins', {
  userId: key(text()),
  /** In lower case, for comparison. */
  email: text(),
  passwordHash: text(),
  /** Null until the user opens the confirmation link. */
  confirmedAt: orNull(time()),
  createdAt: defaulted(time()),
  /** When a mail server refused the address for good; null for an address that takes mails. */
  bouncingSince: orNull(time()),
});
export type UserLoginRow = RowOf<typeof userLogins>;

/** API keys. Only the hash of a key is kept. */
export const apiKeys = table('api_keys', {
  id: key(text()),
  accountId: text(),
  userId: text(),
  name: text(),
  keyPrefix: text(),
  keyHash: text(),
  scopes: texts(),
  demo: defaulted(flag()),
  createdAt: defaulted(time()),
  lastUsedAt: orNull(time()),
  expiresAt: orNull(time()),
  revokedAt: orNull(time()),
  /** The key that replaced this one in a rotation. */
  replacedBy: orNull(text()),
  /**
   * The ids of the users behind the key: its issuer, and the issuers of the credential that was used to issue
   * it.
   */
  issuedBy: defaulted(texts()),
});
export type ApiKeyRow = RowOf<typeof apiKeys>;

/** Authenticator apps and passkeys of users. */
export const secondFactors = table('second_factors', {
  id: key(text()),
  userId: text(),
  kind: text<FactorKind>(),
  name: text(),
  createdAt: time(),
  lastUsedAt: orNull(time()),
  /** Set only for authenticator apps. `lastStep` is the time step of the last accepted code. */
  sealedSecret: orNull(text()),
  lastStep: orNull(count()),
  /** Set only for passkeys. The public key is in base64url. */
  credentialId: orNull(text()),
  publicKey: orNull(text()),
  signCount: orNull(count()),
  transports: orNull(texts()),
});
export type SecondFactorRow = RowOf<typeof secondFactors>;

/** Each code replaces a second factor once. Only its hash is kept. */
export const recoveryCodes = table('recovery_codes', {
  codeHash: key(text()),
  userId: text(),
  createdAt: time(),
  usedAt: orNull(time()),
});
/** Each proof of work opens one session. */
export const usedProofs = table('used_proofs', {
  challenge: key(text()),
  expiresAt: time(),
});

/** Applications that sign users in, or that act for an account. */
export const oauthClients = table('oauth_clients', {
  id: key(text()),
  accountId: text(),
  /** The client's owner. A machine client acts as this user. */
  userId: text(),
  name: text(),
  kind: text<OauthClientKind>(),
  secretHash: orNull(text()),
  redirectUris: texts(),
  scopes: texts(),
  plan: text<Quota>(),
  hourlyLimit: orNull(integer()),
  createdAt: defaulted(time()),
  revokedAt: orNull(time()),
  /**
   * The users who issued the client or its secret, and the issuers of the credentials that they used for
   * this.
   */
  issuedBy: defaulted(texts()),
  /** True if the owner registered the client, false if an operator did. */
  madeByOwner: defaulted(flag()),
  reviewedAt: orNull(time()),
});
export type OauthClientRow = RowOf<typeof oauthClients>;

/** Users who may use a client that nobody has reviewed. */
export const oauthClientUsers = table('oauth_client_users', {
  clientId: key(text()),
  userId: key(text()),
});

/** Sessions, grants, codes and tokens of the authorization server. An id is a secret, so only its hash is kept. */
export const oauthRecords = table('oauth_records', {
  model: key(text()),
  idHash: key(text()),
  payload: json<Record<string, unknown>>(),
  grantHash: orNull(text()),
  sessionUid: orNull(text()),
  clientId: orNull(text()),
  userId: orNull(text()),
  expiresAt: orNull(time()),
  consumedAt: orNull(time()),
});
export type OauthRecordRow = RowOf<typeof oauthRecords>;

/** Keys that sign tokens, sealed. A key is published before and after the time in which it signs. */
export const signingKeys = table('signing_keys', {
  kid: key(text()),
  sealedKey: text(),
  createdAt: defaulted(time()),
  signsFrom: time(),
  publishedUntil: orNull(time()),
});
export type SigningKeyRow = RowOf<typeof signingKeys>;

/** What people did with access, money and settings. A trigger refuses changes. */
export const auditLog = table('audit_log', {
  id: key(text()),
  at: time(),
  action: text(),
  actorUserId: orNull(text()),
  credentialId: orNull(text()),
  accountId: orNull(text()),
  subjectType: text(),
  subjectId: text(),
  details: defaulted(json<Record<string, unknown>>()),
});
export type AuditEntryRow = RowOf<typeof auditLog>;

/** People whom an operator shut out. */
export const userBlocks = table('user_blocks', {
  userId: key(text()),
  /** The address that the person had confirmed when they were blocked. */
  email: orNull(text()),
  reason: text(),
  blockedBy: text(),
  at: time(),
});
export type UserBlockRow = RowOf<typeof userBlocks>;

/** Cards, users and addresses that may not give for a while. */
export const velocityBlocks = table('velocity_blocks', {
  id: key(text()),
  subjectHash: text(),
  subjectKind: text<VelocitySubjectKind>(),
  shown: text(),
  reason: text<VelocityReason>(),
  createdAt: time(),
  endsAt: time(),
  liftedAt: orNull(time()),
  liftedByUserId: orNull(text()),
  liftReason: orNull(text()),
});
export type VelocityBlockRow = RowOf<typeof velocityBlocks>;

/** The recent gifts and declines of cards, users and addresses. Blocks are made from them. */
export const velocityCounts = table('velocity_counts', {
  id: key(defaulted(count())),
  subjectHash: text(),
  reason: text<VelocityReason>(),
  countedAt: time(),
});

/** How many requests each credential or address made in the present window. */
export const rateWindows = table('rate_windows', {
  subject: key(text()),
  windowStart: time(),
  used: integer(),
});

/** The answers to requests with an Idempotency-Key, sealed, for a repeated request. */
export const idempotentAnswers = table('idempotent_answers', {
  accountId: key(text()),
  key: key(text()),
  requestHash: text(),
  status: integer(),
  sealedBody: text(),
  createdAt: defaulted(time()),
  /** The user and the credential of the request. */
  userId: text(),
  credentialHash: text(),
  /** The scopes of the credential. */
  scopes: defaulted(texts()),
});
export type IdempotentAnswerRow = RowOf<typeof idempotentAnswers>;

/** Idempotency-Keys of requests that call an outside system. A request takes its key first. */
export const takenKeys = table('taken_keys', {
  accountId: key(text()),
  key: key(text()),
  userId: text(),
  requestHash: text(),
  /** The name for calls to the outside. */
  outsideName: text(),
  takenUntil: time(),
  createdAt: defaulted(time()),
});
export type TakenKeyRow = RowOf<typeof takenKeys>;
