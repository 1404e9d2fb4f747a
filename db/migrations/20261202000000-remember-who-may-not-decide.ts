import type { Migration } from '.';

/**
 * Records who holds a credential and who may not decide about a charity. `issued_by` lists everybody who issued the key
 * or client, or a credential that created it. For existing rows, the audit log names them.
 */
export const whoMayNotDecide: Migration = {
  name: '20261202000000-remember-who-may-not-decide',
  up: `
    ALTER TABLE api_keys ADD COLUMN issued_by text[] NOT NULL DEFAULT '{}';
    ALTER TABLE oauth_clients ADD COLUMN issued_by text[] NOT NULL DEFAULT '{}';

    CREATE TEMPORARY TABLE issues ON COMMIT DROP AS
      SELECT subject_id AS credential, credential_id AS made_with, actor_user_id AS issuer FROM audit_log
      WHERE action IN ('api_key.created', 'api_key.issued', 'oauth_client.created', 'oauth_client.secret_rotated')
      UNION SELECT details->>'replaced_by', unnest(ARRAY[subject_id, credential_id]), actor_user_id FROM audit_log
      WHERE action = 'api_key.rotated';
    CREATE TEMPORARY TABLE issuers ON COMMIT DROP AS
      WITH RECURSIVE chain AS (
        SELECT credential, made_with, issuer FROM issues
        UNION SELECT chain.credential, issues.made_with, issues.issuer
        FROM chain JOIN issues ON issues.credential = chain.made_with
      )
      SELECT credential, array_agg(DISTINCT issuer) AS users FROM chain WHERE issuer IS NOT NULL GROUP BY credential;
    UPDATE api_keys k SET issued_by = issuers.users FROM issuers WHERE issuers.credential = k.id;
    UPDATE oauth_clients c SET issued_by = issuers.users FROM issuers WHERE issuers.credential = c.id;
    DROP TABLE issuers, issues;

    ALTER TABLE charities ADD COLUMN created_by text REFERENCES users;
    UPDATE charities c SET created_by = m.user_id FROM charity_members m
    WHERE m.charity_id = c.id AND m.created_at = c.created_at AND c.source = 'member';

    CREATE TABLE former_members (
      charity_id text NOT NULL REFERENCES charities,
      user_id text NOT NULL REFERENCES users,
      left_at timestamptz NOT NULL,
      PRIMARY KEY (charity_id, user_id)
    );
    INSERT INTO former_members (charity_id, user_id, left_at)
      SELECT a.subject_id, u.id, max(a.at) FROM audit_log a
      JOIN charities c ON c.id = a.subject_id JOIN users u ON u.id = a.details->>'user_id'
      WHERE a.action = 'charity_member.removed' GROUP BY a.subject_id, u.id;

    -- Proposed first members of charities that have none. Another operator must confirm each of them.
    CREATE TABLE pending_members (
      charity_id text NOT NULL REFERENCES charities,
      user_id text NOT NULL REFERENCES users,
      asked_by text NOT NULL REFERENCES users,
      -- Everybody who holds the credential that made the request.
      asking_persons text[] NOT NULL,
      asked_at timestamptz NOT NULL,
      PRIMARY KEY (charity_id, user_id)
    );

    -- Approvals that wait for a second approval, as [{by, persons, at}].
    ALTER TABLE verifications ADD COLUMN approvals jsonb NOT NULL DEFAULT '[]';
  `,
  down: `
    ALTER TABLE verifications DROP COLUMN approvals;
    DROP TABLE pending_members, former_members;
    ALTER TABLE charities DROP COLUMN created_by;
    ALTER TABLE oauth_clients DROP COLUMN issued_by;
    ALTER TABLE api_keys DROP COLUMN issued_by;
  `,
};
