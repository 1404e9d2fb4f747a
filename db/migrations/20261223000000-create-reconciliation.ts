import type { Migration } from '.';

/** Stores what processors and banks list, the days and files that were read, and the differences from the ledger. */
export const reconciliation: Migration = {
  name: '20261223000000-create-reconciliation',
  up: `
    CREATE TABLE reconciliation_lines (
      source text NOT NULL CHECK (source IN ('processor', 'bank')),
      -- The outside's own name of the movement.
      reference text NOT NULL,
      -- The list or format that has it: stripe, sandbox, camt.053 or nacha.
      channel text NOT NULL,
      -- Our id of what moved, or a name that may be looked up later.
      subject text NOT NULL,
      movement text NOT NULL,
      currency text NOT NULL,
      -- Positive if money came to us.
      amount_minor numeric(38, 0) NOT NULL,
      fee_minor numeric(38, 0),
      moved_at timestamptz NOT NULL,
      read_at timestamptz NOT NULL,
      PRIMARY KEY (source, reference)
    );
    CREATE INDEX reconciliation_lines_subject ON reconciliation_lines (source, subject);
    -- Those whose name may be looked up later.
    CREATE INDEX reconciliation_lines_unnamed ON reconciliation_lines (source, subject)
      WHERE subject !~ '^(donation|refund|dispute|payout|bankfile)_';

    -- The days (UTC) that a channel was read for.
    CREATE TABLE reconciliation_days (
      channel text NOT NULL,
      day date NOT NULL,
      read_at timestamptz NOT NULL,
      PRIMARY KEY (channel, day)
    );

    CREATE TABLE reconciliation_files (
      sha256 bytea PRIMARY KEY CHECK (length(sha256) = 32),
      format text NOT NULL,
      lines integer NOT NULL,
      read_at timestamptz NOT NULL
    );

    CREATE TABLE reconciliation_items (
      id text PRIMARY KEY,
      source text NOT NULL CHECK (source IN ('charges', 'processor', 'bank', 'receipt_log')),
      kind text NOT NULL CHECK (kind IN ('missing_here', 'missing_there', 'unknown_reference', 'duplicate',
        'other_amount', 'other_currency', 'other_fee', 'other_date', 'other_state', 'other_content')),
      -- A movement of money, or the kind of a leaf.
      movement text NOT NULL,
      reference text NOT NULL,
      our_reference text,
      their_reference text,
      ours text,
      theirs text,
      currency text,
      amount_minor numeric(38, 0),
      status text NOT NULL CHECK (status IN ('open', 'explained', 'resolved')),
      first_seen_at timestamptz NOT NULL,
      last_seen_at timestamptz NOT NULL,
      explained_by text REFERENCES users,
      -- Everybody who can use the credential that explained the item. None of them may resolve it.
      explaining_persons text[] NOT NULL DEFAULT '{}',
      explanation text,
      explained_at timestamptz,
      resolution text CHECK (resolution IN ('decided', 'disappeared')),
      resolved_by text REFERENCES users CHECK (resolved_by <> explained_by),
      resolution_reason text,
      resolved_at timestamptz,
      UNIQUE (source, reference, kind, movement),
      CHECK ((status = 'resolved') = (resolution IS NOT NULL)),
      CHECK ((resolution IS NULL) = (resolved_at IS NULL)),
      CHECK (coalesce(resolution = 'decided', false) = (resolved_by IS NOT NULL)),
      CHECK ((explained_by IS NULL) = (explanation IS NULL)),
      CHECK ((explained_by IS NULL) = (explained_at IS NULL)),
      CHECK ((status <> 'explained' AND resolved_by IS NULL) OR explained_by IS NOT NULL)
    );
    CREATE INDEX reconciliation_items_unresolved ON reconciliation_items (first_seen_at, id) WHERE status <> 'resolved';

    -- The differences of the earlier nightly comparison. One is settled once our charge has changed.
    INSERT INTO reconciliation_items
      (id, source, kind, movement, reference, their_reference, ours, theirs, status, first_seen_at, last_seen_at, resolution, resolved_at)
    SELECT 'item_0' || substr(md5(f.reference || f.kind), 1, 25), 'charges', f.kind, 'charge',
      coalesce(f.donation_id || CASE WHEN f.reference IN (c.reference, f.donation_id) THEN '' ELSE '/' || f.reference END, f.reference), f.reference,
      f.ours, f.theirs, CASE WHEN settled THEN 'resolved' ELSE 'open' END, f.found_at, f.found_at,
      CASE WHEN settled THEN 'disappeared' END, CASE WHEN settled THEN now() END
    FROM charge_differences f LEFT JOIN charges c ON c.donation_id = f.donation_id
      CROSS JOIN LATERAL (SELECT f.kind IN ('other_state', 'missing_there') AND c.state IS DISTINCT FROM f.ours) AS s (settled);
    DROP TABLE charge_differences;

    CREATE INDEX sandbox_refunds_made ON sandbox_refunds (requested_at);
  `,
  down: `
    DROP INDEX sandbox_refunds_made;
    CREATE TABLE charge_differences (
      kind text NOT NULL CHECK (kind IN ('missing_here', 'missing_there', 'other_amount', 'other_state')),
      -- The processor's name of the payment, or our gift's id if the processor has none.
      reference text NOT NULL,
      donation_id text,
      ours text,
      theirs text,
      found_at timestamptz NOT NULL,
      PRIMARY KEY (reference, kind)
    );
    INSERT INTO charge_differences
    SELECT kind, coalesce(their_reference, reference), CASE WHEN reference LIKE 'donation\\_%' THEN split_part(reference, '/', 1) END,
      ours, theirs, first_seen_at
    FROM reconciliation_items WHERE source = 'charges' AND status <> 'resolved'
    ON CONFLICT DO NOTHING;
    DROP TABLE reconciliation_items, reconciliation_files, reconciliation_days, reconciliation_lines;
  `,
};
