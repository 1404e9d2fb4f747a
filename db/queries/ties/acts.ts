/** Finds the acts that tie people to each other. They stay when a member is removed. */
import { type TyingAct } from '../../../domain/ties/ties';
import { type Database, selectRows } from '../../database';

export interface TiesQuery {
  /** Null leaves out the acts for a charity. */
  charityId: string | null;
  persons: readonly string[];
  /** Leaves out acts that are as old or older. */
  since: Date;
}

/** Lists the acts that tie one of the persons to somebody. */
export async function listTyingActs(
  db: Database,
  { charityId, persons, since }: TiesQuery,
): Promise<TyingAct[]> {
  const values = charityId === null ? [[...persons], since] : [[...persons], since, charityId];
  return selectRows<TyingAct>(db, charityId === null ? ACTS : `${ACTS} UNION ALL ${ACTS_OF_CHARITY}`, values);
}

/**
 * SQL for issued keys and shared accounts of the persons `$1` after `$2`. Who takes over a guest, or comes back
 * after an erasure, is the same person.
 */
const ACTS = `
  SELECT 'issued_key' AS kind, issuer AS one, user_id AS other, created_at AS at
    FROM api_keys, unnest(issued_by) AS issuer WHERE user_id = ANY($1) AND created_at > $2
  UNION ALL
  SELECT 'issued_key', issuer, user_id, created_at
    FROM api_keys, unnest(issued_by) AS issuer WHERE issued_by && $1 AND issuer = ANY($1) AND created_at > $2
  UNION ALL
  SELECT 'issued_key', issuer, user_id, created_at FROM oauth_clients, unnest(issued_by) AS issuer
    WHERE (user_id = ANY($1) OR issued_by && $1) AND created_at > $2
  UNION ALL
  SELECT 'shares_account', u.id, o.id, NULL FROM users u JOIN users o ON o.account_id = u.account_id
    WHERE u.id = ANY($1) AND o.id <> u.id
  UNION ALL
  SELECT 'shares_account', user_id, taken_over_by, NULL FROM guests
    WHERE taken_over_by IS NOT NULL AND (user_id = ANY($1) OR taken_over_by = ANY($1))
  UNION ALL
  SELECT 'shares_account', user_id, erased_user_id, NULL FROM returned_people
    WHERE user_id = ANY($1) OR erased_user_id = ANY($1)`;

/** SQL for the acts for the charity `$3`. */
const ACTS_OF_CHARITY = `
  SELECT 'invited', invited_by, accepted_by, accepted_at FROM charity_invitations
    WHERE charity_id = $3 AND accepted_at > $2 AND (invited_by = ANY($1) OR accepted_by = ANY($1))
  UNION ALL
  SELECT 'added', adder, details->>'user_id', at
    FROM audit_log, unnest(ARRAY[actor_user_id, details->>'asked_by']) AS adder
    WHERE subject_id = $3 AND action = 'charity_member.added' AND at > $2
      AND (adder = ANY($1) OR details->>'user_id' = ANY($1)) AND adder IS NOT NULL
  UNION ALL
  SELECT 'approved_claim', person, c.user_id, c.decided_at
    FROM charity_claims c, jsonb_array_elements(c.approvals) AS approval,
      jsonb_array_elements_text(approval->'persons') AS person
    WHERE c.charity_id = $3 AND c.status = 'approved' AND c.decided_at > $2
      AND (person = ANY($1) OR c.user_id = ANY($1))`;
