import type { Migration } from '.';

/**
 * Creates the receipt log: its leaves, the tiles of its Merkle tree, and its signed checkpoints. The leaf text of a
 * gift is already in donations.signed_transaction. A recovered leaf may have neither text nor gift.
 */
export const receiptLog: Migration = {
  name: '20261206010000-create-receipt-log',
  up: `
    CREATE TABLE receipt_logs (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      origin text NOT NULL UNIQUE,
      opened_at timestamptz NOT NULL,
      closed_at timestamptz,
      reason text,
      size bigint NOT NULL DEFAULT 0 CHECK (size >= 0),
      refusal text,
      refused_at timestamptz,
      CHECK ((closed_at IS NULL) = (reason IS NULL)),
      CHECK ((refused_at IS NULL) = (refusal IS NULL))
    );
    CREATE UNIQUE INDEX receipt_logs_open ON receipt_logs ((closed_at IS NULL)) WHERE closed_at IS NULL;

    CREATE TABLE receipt_leaves (
      leaf_hash bytea PRIMARY KEY CHECK (length(leaf_hash) = 32),
      log_id integer REFERENCES receipt_logs,
      leaf_index bigint CHECK (leaf_index >= 0),
      donation_id text REFERENCES donations,
      kind text NOT NULL CHECK (kind IN ('gift', 'refund', 'dispute_lost', 'refund_failed', 'unknown')),
      reference text,
      text text,
      queued_at timestamptz NOT NULL,
      UNIQUE (log_id, leaf_index),
      UNIQUE (kind, reference),
      CHECK ((log_id IS NULL) = (leaf_index IS NULL)),
      CHECK ((kind = 'unknown') = (donation_id IS NULL)),
      CHECK ((kind IN ('gift', 'unknown')) = (text IS NULL)),
      CHECK ((kind IN ('gift', 'unknown')) = (reference IS NULL))
    );
    CREATE INDEX receipt_leaves_queued ON receipt_leaves (queued_at, leaf_hash) WHERE leaf_index IS NULL;
    CREATE INDEX receipt_leaves_donation ON receipt_leaves (donation_id);

    CREATE TABLE receipt_tiles (
      log_id integer NOT NULL REFERENCES receipt_logs,
      level smallint NOT NULL,
      tile_index bigint NOT NULL,
      hashes bytea NOT NULL CHECK (length(hashes) % 32 = 0 AND length(hashes) BETWEEN 32 AND 8192),
      PRIMARY KEY (log_id, level, tile_index)
    );
    ALTER TABLE receipt_tiles ALTER COLUMN hashes SET STORAGE EXTERNAL;

    CREATE TABLE receipt_checkpoints (
      log_id integer NOT NULL REFERENCES receipt_logs,
      number bigint NOT NULL,
      size bigint NOT NULL,
      root bytea NOT NULL CHECK (length(root) = 32),
      note text NOT NULL,
      signed_at timestamptz NOT NULL,
      PRIMARY KEY (log_id, number)
    );
    CREATE INDEX receipt_checkpoints_size ON receipt_checkpoints (log_id, size, number);

    CREATE TABLE receipt_cosignatures (
      log_id integer NOT NULL REFERENCES receipt_logs,
      size bigint NOT NULL,
      witness text NOT NULL,
      line text NOT NULL,
      at timestamptz NOT NULL,
      PRIMARY KEY (log_id, size, witness)
    );

    CREATE TABLE receipt_log_keys (
      log_id integer NOT NULL REFERENCES receipt_logs,
      public_key text NOT NULL,
      valid_from timestamptz NOT NULL,
      valid_until timestamptz,
      PRIMARY KEY (log_id, public_key)
    );

    CREATE INDEX donations_slow_receipts ON donations (id)
      WHERE status = 'pending' AND network = 'receipts' AND confirmations_needed > 1;
  `,
  down: `
    DROP INDEX donations_slow_receipts;
    DROP TABLE receipt_log_keys, receipt_cosignatures, receipt_checkpoints, receipt_tiles, receipt_leaves, receipt_logs;
  `,
};
