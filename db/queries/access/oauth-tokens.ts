/** Finds the actor of an access token. */
import { OWN_CLIENTS } from '../../../domain/access/own-clients';
import { ACR } from '../../../domain/access/step-up';
import { type Database } from '../../database';
import { type Admitted, admissionSql, admitActor, GUEST_IDS, QUOTA_FACTS } from './api-keys';
import { blockedSql } from '../users/blocks';
import { leavingSql } from '../users/erasures';

/** The platform's own clients have no row in oauth_clients. */
const OWN_IDS = OWN_CLIENTS.map((id) => `'${id}'`).join(', ');
/**
 * True if the token's user registered the client. The client's requests then count against the user's
 * account. SQL must know this, because the statement that finds the actor also counts the request.
 */
const MADE_BY_USER = '(coalesce(c.made_by_owner, false) AND c.user_id = u.id)';

/**
 * A user token acts for its user. A machine token acts for the owner of its client. A token is dead once its
 * client is revoked, its grant has ended, or its user is blocked. So is one that a blocked person's own application holds.
 */
const LIVE_TOKEN = `
  SELECT CASE t.model WHEN 'AccessToken' THEN 'user_token' ELSE 'machine_token' END AS credential,
         t.client_id AS credential_id, u.account_id, u.id AS user_id,
         string_to_array(coalesce(t.payload->>'scope', ''), ' ') AS granted_scopes, c.scopes AS client_scopes,
         ${QUOTA_FACTS}, a.hourly_limit AS account_limit, c.plan AS client_quota, c.hourly_limit AS client_limit,
         ${MADE_BY_USER} AS counts_for_account, u.is_reviewer, u.is_operator, u.verification_level, ${GUEST_IDS} AS guest_ids, false AS use_is_stale,
         ${leavingSql('u.id')} AS is_leaving,
         (t.payload->'extra'->>'auth_time')::int AS signed_in_at_seconds, t.grant_hash,
         coalesce(t.payload->'extra'->>'acr' = '${ACR.secondFactor}', false) AS used_second_factor,
         CASE WHEN ${MADE_BY_USER} THEN 'account:' || u.account_id ELSE 'client:' || t.client_id || '/' || u.id END AS "window"
  FROM oauth_records t
  LEFT JOIN oauth_clients c ON c.id = t.client_id AND c.revoked_at IS NULL
  LEFT JOIN user_blocks ob ON ob.user_id = c.user_id AND c.made_by_owner
  JOIN users u ON u.id = CASE t.model WHEN 'AccessToken' THEN t.user_id ELSE c.user_id END
  JOIN accounts a ON a.id = u.account_id
  WHERE t.model IN ('AccessToken', 'ClientCredentials') AND t.id_hash = $1 AND t.expires_at > now() AND NOT ${blockedSql('u.id')}
    AND ob.user_id IS NULL
    AND (c.id IS NOT NULL OR t.client_id IN (${OWN_IDS}))
    AND (t.model = 'ClientCredentials' OR (
      SELECT g.expires_at > now() FROM oauth_records g WHERE g.model = 'Grant' AND g.id_hash = t.grant_hash))`;

const ADMIT_TOKEN = admissionSql(LIVE_TOKEN, `"window"`);

/** Finds a live access token's actor and counts the request against the actor's limit. */
export function admitToken(db: Database, tokenHash: string): Promise<Admitted | undefined> {
  return admitActor(db, ADMIT_TOKEN, tokenHash);
}
