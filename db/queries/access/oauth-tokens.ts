/** Access tokens as credentials of the API. */
import { type Database } from '../../database';
import { type Admitted, admissionSql, admitActor } from './api-keys';

/** An application that its user registered counts in the user's account. */
const OWN = 'c.made_by_owner AND c.user_id = u.id';

/** A user token acts for its user, a machine token for its client's owner. Neither outlives its client or grant. */
const LIVE_TOKEN = `
  SELECT CASE t.model WHEN 'AccessToken' THEN 'user_token' ELSE 'machine_token' END AS credential,
         c.id AS "credentialId", u.account_id AS "accountId", u.id AS "userId",
         ARRAY(SELECT unnest(string_to_array(coalesce(t.payload->>'scope', ''), ' '))
               INTERSECT SELECT unnest(c.scopes)) AS scopes,
         CASE WHEN ${OWN} THEN a.plan ELSE c.plan END AS plan,
         CASE WHEN ${OWN} THEN a.hourly_limit ELSE c.hourly_limit END AS "hourlyLimit", u.is_reviewer AS "isReviewer", u.is_operator AS "isOperator",
         u.verification_level AS "verificationLevel", false AS "useIsStale",
         CASE WHEN ${OWN} THEN 'account:' || u.account_id ELSE 'client:' || c.id || '/' || u.id END AS "window"
  FROM oauth_records t
  JOIN oauth_clients c ON c.id = t.client_id AND c.revoked_at IS NULL
  JOIN users u ON u.id = CASE t.model WHEN 'AccessToken' THEN t.user_id ELSE c.user_id END
  JOIN accounts a ON a.id = u.account_id
  WHERE t.model IN ('AccessToken', 'ClientCredentials') AND t.id_hash = $1 AND t.expires_at > now()
    AND (t.model = 'ClientCredentials' OR (
      SELECT g.expires_at > now() FROM oauth_records g WHERE g.model = 'Grant' AND g.id_hash = t.grant_hash))`;

const ADMIT_TOKEN = admissionSql(LIVE_TOKEN, `"window"`);

/** Finds a live access token's actor and counts the request against the limit of its client and user. */
export function admitToken(db: Database, tokenHash: string): Promise<Admitted | undefined> {
  return admitActor(db, ADMIT_TOKEN, tokenHash);
}
