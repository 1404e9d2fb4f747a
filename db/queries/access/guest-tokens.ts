/** Finds the actor of a guest's token. */
import { GUEST_SCOPES } from '../../../domain/guests/guest';
import { type Database } from '../../database';
import { type Admitted, admissionSql, admitActor, GUEST_IDS } from './api-keys';
import { guestBlockedSql } from '../users/blocks';
import { leavingSql } from '../users/erasures';

const GRANTED = `'{${GUEST_SCOPES.join(',')}}'::text[]`;

/** Each guest has its own rate window. Its account has no quota of its own, and a guest has no client. */
const LIVE_GUEST = `
  SELECT 'guest_token' AS credential, u.id AS credential_id, u.account_id, u.id AS user_id,
         ${GRANTED} AS granted_scopes, NULL::text[] AS client_scopes, 'standard' AS account_quota, false AS has_api_premium, NULL::int AS account_limit,
         NULL::text AS client_quota, NULL::int AS client_limit, false AS counts_for_account, false AS is_reviewer,
         false AS is_operator, u.verification_level, ${GUEST_IDS} AS guest_ids,
         false AS use_is_stale, ${leavingSql('u.id')} AS is_leaving,
         'guest:' || u.id AS "window"
  FROM guest_tokens t JOIN users u ON u.id = t.user_id
  WHERE t.token_hash = $1 AND t.expires_at > now() AND NOT ${guestBlockedSql('u.id')}`;

const ADMIT_GUEST = admissionSql(LIVE_GUEST, `"window"`);

/** Finds the actor of a live guest token and counts the request against the guest's limit. */
export function admitGuest(db: Database, tokenHash: string): Promise<Admitted | undefined> {
  return admitActor(db, ADMIT_GUEST, tokenHash);
}
