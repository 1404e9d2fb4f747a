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

/** SQL for the acts for the charity `$2` after `$3`. */
const ACTS_OF_CHARITY = `
  SELECT 'invited' AS kind, invited_by AS one, accepted_by AS other, accepted_at AS at FROM charity_invitations
  WHERE charity_id = $2 AND accepted_at > $3
  UNION ALL
  SELECT 'added', adder, details->>'user_id', at
  FROM audit_log, unnest(ARRAY[actor_user_id, details->>'asked_by']) AS adder
  WHERE subject_id = $2 AND action = 'charity_member.added' AND at > $3 AND adder IS NOT NULL
  UNION ALL
  SELECT 'approved_claim', person, c.user_id, c.decided_at
  FROM charity_claims c, jsonb_array_elements(c.approvals) AS approval,
    jsonb_array_elements_text(approval->'persons') AS person
  WHERE c.charity_id = $2 AND c.status = 'approved' AND c.decided_at > $3`;

/** SQL for the acts that tie `reached.person` to somebody. */
const ACTS_OF_PERSON = `
  SELECT kind, other, at FROM charity_acts WHERE one = reached.person
  UNION ALL SELECT kind, one, at FROM charity_acts WHERE other = reached.person
  UNION ALL SELECT 'issued_key', issuer, created_at FROM api_keys, unnest(issued_by) AS issuer
    WHERE user_id = reached.person AND created_at > $3
  UNION ALL SELECT 'issued_key', user_id, created_at FROM api_keys
    WHERE issued_by @> ARRAY[reached.person] AND created_at > $3
  UNION ALL SELECT 'issued_key', issuer, created_at FROM oauth_clients, unnest(issued_by) AS issuer
    WHERE user_id = reached.person AND created_at > $3
  UNION ALL SELECT 'issued_key', user_id, created_at FROM oauth_clients
    WHERE issued_by @> ARRAY[reached.person] AND created_at > $3
  UNION ALL SELECT 'shares_account', o.id, NULL FROM users u JOIN users o ON o.account_id = u.account_id
    WHERE u.id = reached.person
  UNION ALL SELECT 'shares_account', taken_over_by, NULL FROM guests
    WHERE user_id = reached.person AND taken_over_by IS NOT NULL
  UNION ALL SELECT 'shares_account', user_id, NULL FROM guests WHERE taken_over_by = reached.person`;

/** Lists the acts that connect the persons with others, and these with more. */
export async function listTyingActs(
  db: Database,
  { charityId, persons, since }: TiesQuery,
): Promise<TyingAct[]> {
  return selectRows<TyingAct>(
    db,
    `WITH RECURSIVE charity_acts AS (${ACTS_OF_CHARITY}), reached AS (
       SELECT unnest($1::text[]) AS person
       UNION
       SELECT acts.other FROM reached CROSS JOIN LATERAL (${ACTS_OF_PERSON}) AS acts
     )
     SELECT DISTINCT acts.kind, reached.person AS one, acts.other, acts.at
     FROM reached CROSS JOIN LATERAL (${ACTS_OF_PERSON}) AS acts WHERE acts.other <> reached.person`,
    [[...persons], charityId, since],
  );
}
