import type { Migration } from '.';

/** Stores the definitions of reports that members of a charity get by mail. */
export const savedReports: Migration = {
  name: '20270121000000-create-saved-reports',
  up: `
    CREATE TABLE saved_reports (
      id text PRIMARY KEY,
      charity_id text NOT NULL REFERENCES charities,
      user_id text NOT NULL REFERENCES users,
      name text NOT NULL,
      frequency text NOT NULL CHECK (frequency IN ('daily', 'weekly', 'monthly', 'quarterly')),
      format text NOT NULL CHECK (format IN ('csv', 'json', 'xlsx')),
      columns text[] NOT NULL CHECK (cardinality(columns) > 0),
      payment_method text,
      tier text,
      recipients text[] NOT NULL CHECK (cardinality(recipients) > 0),
      -- The next day on which the report is sent, about the period before it.
      next_on date NOT NULL,
      last_sent_at timestamptz,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX saved_reports_charity ON saved_reports (charity_id, id);
    CREATE INDEX saved_reports_due ON saved_reports (next_on, id);
  `,
  down: `
    DROP TABLE saved_reports;
  `,
};
