import type { Migration } from '.';

/** Stores the language of each reader, the kinds of mails that users switched off, and bouncing addresses. */
export const mailPreferences: Migration = {
  name: '20261230000000-mail-preferences',
  up: `
    ALTER TABLE users ADD COLUMN locale text NOT NULL DEFAULT 'en';
    ALTER TABLE user_logins ADD COLUMN bouncing_since timestamptz;
    CREATE TABLE mails_switched_off (
      user_id text NOT NULL REFERENCES users,
      kind text NOT NULL,
      PRIMARY KEY (user_id, kind)
    );
    ALTER TABLE mails ADD COLUMN kind text,
      -- The server refused the address, or the address bounces. Such a mail is not sent.
      ADD COLUMN dropped_at timestamptz;
    DROP INDEX mails_due;
    CREATE INDEX mails_due ON mails (next_attempt_at) WHERE sent_at IS NULL AND dropped_at IS NULL;
    -- The last date of a plan whose debit was announced, and the expiry that the owner of a card was told.
    ALTER TABLE recurring_plans ADD COLUMN announced_number integer NOT NULL DEFAULT 0;
    ALTER TABLE payment_sources ADD COLUMN expiry_told text;
  `,
  down: `
    ALTER TABLE payment_sources DROP COLUMN expiry_told;
    ALTER TABLE recurring_plans DROP COLUMN announced_number;
    DROP INDEX mails_due;
    ALTER TABLE mails DROP COLUMN dropped_at, DROP COLUMN kind;
    CREATE INDEX mails_due ON mails (next_attempt_at) WHERE sent_at IS NULL;
    DROP TABLE mails_switched_off;
    ALTER TABLE user_logins DROP COLUMN bouncing_since;
    ALTER TABLE users DROP COLUMN locale;
  `,
};
