import { Op } from 'sequelize';
import { type Actor } from '../../../domain/access/actor';
import {
  type AllowanceFacts,
  allowanceOf,
  earnedQuota,
  type QuotaFacts,
} from '../../../domain/access/allowance';
import { goesFirst, type ScopeFacts, scopesOf } from '../../../domain/access/scopes';
import { type Database, selectRows } from '../../database';
import { countAgainSql, countRequestSql, type RateUse } from '../platform/rate-windows';
import { count, insert, listPage, lock, update } from '../../rows';
import { blockedSql, staffKeyBlockedSql } from '../users/blocks';
import { type ApiKeyRow, apiKeys } from '../../tables/accounts';

export type ApiKey = ApiKeyRow;

/** SQL for the `QuotaFacts` of the account `a`. A subscription serves a member of the charity that pays for it. */
export const QUOTA_FACTS = `
  a.plan AS account_quota, EXISTS (
    SELECT 1 FROM subscriptions s JOIN charity_members m ON m.charity_id = s.charity_id
    JOIN users mu ON mu.id = m.user_id AND mu.account_id = a.id
    WHERE s.account_id = a.id AND s.kind = 'api_premium' AND s.status <> 'ended'
  ) AS has_api_premium`;

/** Returns true if an account's quota gives its work priority. */
export async function hasPriority(db: Database, accountId: string): Promise<boolean> {
  const [facts] = await selectRows<QuotaFacts>(db, `SELECT ${QUOTA_FACTS} FROM accounts a WHERE a.id = $1`, [
    accountId,
  ]);
  return facts !== undefined && goesFirst(earnedQuota(facts));
}

/** SQL for the guests that the user `u` took over. */
export const GUEST_IDS = `ARRAY(SELECT g.user_id FROM guests g WHERE g.taken_over_by = u.id)`;

const LIVE_ACTOR = `
  SELECT 'api_key' AS credential, k.id AS credential_id, k.account_id, k.user_id, k.scopes AS granted_scopes, NULL::text[] AS client_scopes, ${QUOTA_FACTS},
         a.hourly_limit AS account_limit, NULL::text AS client_quota, NULL::int AS client_limit, true AS counts_for_account,
         u.is_reviewer, u.is_operator, u.verification_level, ${GUEST_IDS} AS guest_ids,
         (k.last_used_at IS NULL OR k.last_used_at < now() - interval '1 minute') AS use_is_stale
  FROM api_keys k JOIN users u ON u.id = k.user_id JOIN accounts a ON a.id = k.account_id
  WHERE k.key_hash = $1 AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now())
    AND NOT ${blockedSql('k.user_id')} AND NOT ${staffKeyBlockedSql('k')}`;

/** Returns the actor of a key, or undefined if the key is unknown, revoked, expired, or stopped by a block. */
export async function findActorByKeyHash(db: Database, keyHash: string): Promise<Actor | undefined> {
  const [row] = await selectRows<ActorRow>(db, LIVE_ACTOR, [keyHash], { prepared: true });
  return row === undefined ? undefined : toActor(row);
}

/** An actor as the statements find it, before its scopes, quota and limit are decided. */
type ActorRow = Omit<Actor, 'scopes' | 'plan' | 'hourlyLimit'> &
  Omit<ScopeFacts, 'isOfGrant'> &
  AllowanceFacts;

function toActor(row: ActorRow): Actor {
  const { grantedScopes, clientScopes, ...allowed } = row;
  const { accountQuota, hasApiPremium, accountLimit, clientQuota, clientLimit, countsForAccount, ...actor } =
    allowed;
  const facts = { accountQuota, hasApiPremium, accountLimit, clientQuota, clientLimit, countsForAccount };
  const isOfGrant = actor.credential === 'user_token';
  return { ...actor, scopes: scopesOf({ grantedScopes, clientScopes, isOfGrant }), ...allowanceOf(facts) };
}

export interface Admitted {
  actor: Actor;
  use: RateUse;
}

const ADMIT_KEY = admissionSql(LIVE_ACTOR, `'account:' || account_id`);

/** Finds a live key's actor and counts the request against the account's hourly limit. */
export function admitKey(db: Database, keyHash: string): Promise<Admitted | undefined> {
  return admitActor(db, ADMIT_KEY, keyHash);
}

/**
 * Two statements that find the actor of a credential and count the request. `again` finds nothing until
 * `first` has created the actor's rate window.
 */
interface AdmissionSql {
  first: string;
  again: string;
}

/** Builds both statements. `actorSql` finds the actor; `subjectSql` names the rate window. */
export function admissionSql(actorSql: string, subjectSql: string): AdmissionSql {
  const subjectsSql = `SELECT ${subjectSql} AS subject FROM actor`;
  return {
    first: `WITH actor AS (${actorSql}), counted AS (${countRequestSql(subjectsSql)})
       SELECT actor.*, counted.used, counted.reset_at_seconds FROM actor, counted`,
    again: countAgainSql(actorSql, subjectSql),
  };
}

/**
 * Finds an actor and counts the request. Sends one query if the actor has a rate window. Otherwise it sends a
 * second query, which creates the window or finds no actor.
 */
export async function admitActor(
  db: Database,
  { first, again }: AdmissionSql,
  hash: string,
): Promise<Admitted | undefined> {
  const run = async (sql: string) =>
    (await selectRows<ActorRow & RateUse & { window?: string }>(db, sql, [hash], { prepared: true }))[0];
  const admitted = (await run(again)) ?? (await run(first));
  if (admitted === undefined) return undefined;
  const { used, resetAtSeconds, window: _window, ...row } = admitted;
  return { actor: toActor(row), use: { used, resetAtSeconds } };
}

/** Stores a new key. The row has only the hash of the key. */
export async function insertApiKey(
  db: Database,
  key: Omit<ApiKey, 'lastUsedAt' | 'revokedAt' | 'replacedBy'>,
): Promise<void> {
  await insert(db, apiKeys, key);
}

/** Stores the time of a key's last use. */
export async function touchApiKey(db: Database, keyId: string): Promise<void> {
  await update(db, apiKeys, { id: keyId }, { lastUsedAt: new Date() });
}

/** Returns true if a demo key is not revoked. A production installation refuses to start with such a key. */
export async function hasDemoKeys(db: Database): Promise<boolean> {
  return (await count(db, apiKeys, { demo: true, revokedAt: null })) > 0;
}

/** Counts the keys of an account that are neither revoked nor expired. */
export async function countLiveKeys(db: Database, accountId: string, at: Date): Promise<number> {
  return count(db, apiKeys, { accountId, revokedAt: null, expiresAt: { [Op.or]: [null, { [Op.gt]: at }] } });
}

/** Gives all demo keys these scopes. */
export async function updateDemoScopes(tx: Database, scopes: string[]): Promise<void> {
  await update(tx, apiKeys, { demo: true }, { scopes });
}

/** Returns a page of a user's keys, newest first, and their total. */
export async function listApiKeys(
  db: Database,
  userId: string,
  page: { limit: number; offset: number },
): Promise<{ keys: ApiKey[]; total: number }> {
  const { rows, total } = await listPage(db, apiKeys, { userId }, { order: [['id', 'DESC']], ...page });
  return { keys: rows, total };
}

/** Reads a user's key and locks it until the transaction ends. */
export async function lockApiKey(tx: Database, id: string, userId: string): Promise<ApiKey | undefined> {
  return lock(tx, apiKeys, { id, userId });
}

/** Updates a key. Lock it first. */
export async function updateApiKey(
  tx: Database,
  id: string,
  changes: Partial<Pick<ApiKey, 'revokedAt' | 'replacedBy' | 'expiresAt'>>,
): Promise<void> {
  await update(tx, apiKeys, { id }, changes);
}

/** Returns true if a user is a member of an organization with Enhanced verification. */
export async function hasEnhancedOrganization(db: Database, userId: string): Promise<boolean> {
  const rows = await selectRows(
    db,
    `SELECT 1 FROM charity_members m JOIN charities c ON c.id = m.charity_id
     WHERE m.user_id = $1 AND c.verified AND c.verification_level = 'enhanced' LIMIT 1`,
    [userId],
  );
  return rows.length > 0;
}
