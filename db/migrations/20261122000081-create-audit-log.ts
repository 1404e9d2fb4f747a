import type { Migration } from '.';

export const auditLog: Migration = {
  name: '20261122000081-create-audit-log',
  up: `
    CREATE TABLE audit_log (
      id text PRIMARY KEY,
      at timestamptz NOT NULL,
      action text NOT NULL,
      actor_user_id text,
      credential_id text,
      account_id text,
      subject_type text NOT NULL,
      subject_id text NOT NULL,
      details jsonb NOT NULL DEFAULT '{}'
    );
    CREATE INDEX audit_log_action ON audit_log (action, id DESC);
    CREATE INDEX audit_log_actor ON audit_log (actor_user_id, id DESC);
    CREATE INDEX audit_log_subject ON audit_log (subject_id, id DESC);

    CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'the audit log is only ever added to';
    END $$;
    CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
      FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
    CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
  `,
  down: `
    DROP TABLE audit_log;
    DROP FUNCTION refuse_audit_change;
  `,
};
