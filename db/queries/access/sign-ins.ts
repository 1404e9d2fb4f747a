/** Reads and ends a person's browser sessions, and the access that the person gave to applications. */
import { type Database, selectRows } from '../../database';
import { remove } from '../../rows';
import { oauthRecords } from '../../tables/accounts';

export interface SignIn {
  /** Derived from a hash, so that nobody can use the id as a cookie or a token. */
  id: string;
  /** The authorization server's own id. The API never returns it. */
  uid: string;
  signedInAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  methods: string[];
  clientIds: string[];
}

export interface ApplicationAccess {
  clientId: string;
  /** Null for the platform's own clients, which have no row. */
  name: string | null;
  scopes: string[];
  grantedAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
}

interface Page {
  limit: number;
  offset: number;
}

const OF_USER = `user_id = $1 AND expires_at > now()`;

/** SQL for the public id of the session `s`. */
const SHOWN_ID = `'session_' || left(encode(sha256(convert_to(s.session_uid, 'UTF8')), 'hex'), 26)`;

const SIGN_INS = `
  SELECT ${SHOWN_ID} AS id, s.session_uid AS uid, s.expires_at,
         to_timestamp((s.payload->>'loginTs')::bigint) AS signed_in_at,
         to_timestamp(greatest((s.payload->>'iat')::bigint, (
           SELECT max((t.payload->>'iat')::bigint) FROM oauth_records t
           WHERE t.user_id = s.user_id AND t.payload->>'sessionUid' = s.session_uid
         ))) AS last_used_at,
         ARRAY(SELECT jsonb_array_elements_text(coalesce(s.payload->'amr', '[]'))) AS methods,
         ARRAY(SELECT jsonb_object_keys(coalesce(s.payload->'authorizations', '{}'))) AS client_ids,
         count(*) OVER () AS total
  FROM oauth_records s
  WHERE s.${OF_USER} AND s.model = 'Session' AND s.payload ? 'loginTs'`;

/** Returns a page of a user's sessions, newest sign-in first, and their total. */
export async function listSignIns(
  db: Database,
  userId: string,
  { limit, offset }: Page,
): Promise<{ signIns: SignIn[]; total: number }> {
  const rows = await selectRows<SignIn & { total: number }>(
    db,
    `${SIGN_INS} ORDER BY signed_in_at DESC, id LIMIT $2 OFFSET $3`,
    [userId, limit, offset],
  );
  return { signIns: rows, total: rows[0]?.total ?? 0 };
}

/** Finds a user's session by its public id. */
export async function findSignIn(db: Database, userId: string, id: string): Promise<SignIn | undefined> {
  const [signIn] = await selectRows<SignIn>(db, `${SIGN_INS} AND ${SHOWN_ID} = $2`, [userId, id]);
  return signIn;
}

/** Returns a user's sessions, except the one with this uid. */
export async function listOtherSignIns(
  db: Database,
  userId: string,
  uid: string | undefined,
): Promise<SignIn[]> {
  return selectRows<SignIn>(db, `${SIGN_INS} AND s.session_uid IS DISTINCT FROM $2`, [userId, uid ?? null]);
}

/** Returns the uid of the session that issued a user's access token; undefined for other credentials. */
export async function findUidOfToken(db: Database, tokenHash: string): Promise<string | undefined> {
  const [token] = await selectRows<{ uid: string | null }>(
    db,
    `SELECT payload->>'sessionUid' AS uid FROM oauth_records WHERE model = 'AccessToken' AND id_hash = $1`,
    [tokenHash],
  );
  return token?.uid ?? undefined;
}

/** Removes sessions of a user, and every grant, code and token that they issued. Returns the hashes of the grants. */
export async function deleteSignIns(tx: Database, userId: string, uids: string[]): Promise<string[]> {
  const rows = await selectRows<{ hash: string }>(
    tx,
    `WITH grants AS (
       SELECT r.grant_hash AS hash FROM oauth_records r
       WHERE r.user_id = $1 AND r.payload->>'sessionUid' = ANY($2) AND r.grant_hash IS NOT NULL
       UNION
       SELECT encode(sha256(convert_to(g.value->>'grantId', 'UTF8')), 'hex')
       FROM oauth_records s, jsonb_each(coalesce(s.payload->'authorizations', '{}')) g
       WHERE s.user_id = $1 AND s.model = 'Session' AND s.session_uid = ANY($2) AND g.value ? 'grantId'
     ), gone AS (
       DELETE FROM oauth_records r
       WHERE r.user_id = $1 AND (
         (r.model = 'Session' AND r.session_uid = ANY($2)) OR r.payload->>'sessionUid' = ANY($2)
         OR r.grant_hash IN (SELECT hash FROM grants)
         OR (r.model = 'Grant' AND r.id_hash IN (SELECT hash FROM grants)))
       RETURNING r.model, r.id_hash
     )
     SELECT id_hash AS hash FROM gone WHERE model = 'Grant'`,
    [userId, uids],
  );
  return rows.map(({ hash }) => hash);
}

/** Combines the grants of several browsers to one client into one application. `$2` lists the hidden clients. */
const APPLICATIONS = `
  SELECT g.client_id, max(c.name) AS name,
         ARRAY(SELECT DISTINCT scope FROM oauth_records o,
                 unnest(string_to_array(coalesce(o.payload->'openid'->>'scope', ''), ' ')) AS scope
               WHERE o.${OF_USER} AND o.model = 'Grant' AND o.client_id = g.client_id AND scope <> ''
               ORDER BY scope) AS scopes,
         to_timestamp(min((g.payload->>'iat')::bigint)) AS granted_at,
         to_timestamp(greatest(max((g.payload->>'iat')::bigint), (
           SELECT max((t.payload->>'iat')::bigint) FROM oauth_records t
           WHERE t.user_id = $1 AND t.client_id = g.client_id
         ))) AS last_used_at,
         max(g.expires_at) AS expires_at, count(*) OVER () AS total
  FROM oauth_records g LEFT JOIN oauth_clients c ON c.id = g.client_id
  WHERE g.${OF_USER} AND g.model = 'Grant' AND g.payload ? 'iat' AND g.client_id <> ALL($2::text[])`;

/** Returns a page of the applications that a user gave access, sorted by client id, and their total. */
export async function listApplications(
  db: Database,
  userId: string,
  { limit, offset, hidden }: Page & { hidden: string[] },
): Promise<{ applications: ApplicationAccess[]; total: number }> {
  const rows = await selectRows<ApplicationAccess & { total: number }>(
    db,
    `${APPLICATIONS} GROUP BY g.client_id ORDER BY g.client_id LIMIT $3 OFFSET $4`,
    [userId, hidden, limit, offset],
  );
  return { applications: rows, total: rows[0]?.total ?? 0 };
}

/** Finds an application that a user gave access. */
export async function findApplication(
  db: Database,
  userId: string,
  clientId: string,
): Promise<ApplicationAccess | undefined> {
  const [application] = await selectRows<ApplicationAccess>(
    db,
    `${APPLICATIONS} AND g.client_id = $3 GROUP BY g.client_id`,
    [userId, [], clientId],
  );
  return application;
}

/** Removes every grant, code and token that a user gave an application. */
export async function deleteApplication(tx: Database, userId: string, clientId: string): Promise<void> {
  await remove(tx, oauthRecords, { userId, clientId });
}
