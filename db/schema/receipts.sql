-- Receipts and the receipt log.

-- The number of a gift's receipt. Receipts are numbered by charity, without a gap.
CREATE TABLE receipts (
  donation_id text PRIMARY KEY REFERENCES donations,
  charity_id text NOT NULL REFERENCES charities,
  number bigint NOT NULL CHECK (number > 0),
  UNIQUE (charity_id, number)
);

-- The content of a version never changes. A refund voids the last version and may issue a new one.
CREATE TABLE receipt_versions (
  donation_id text REFERENCES receipts,
  version integer CHECK (version > 0),
  content json NOT NULL,
  issued_at timestamptz NOT NULL,
  voided_at timestamptz,
  PRIMARY KEY (donation_id, version)
);

-- The last number of each charity's receipts.
CREATE TABLE receipt_counters (
  charity_id text PRIMARY KEY REFERENCES charities,
  last_number bigint NOT NULL
);

-- Receipt logs: Merkle trees over the receipts of gifts. One is open.
CREATE TABLE receipt_logs (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  origin text NOT NULL UNIQUE,
  closed_at timestamptz,
  reason text,
  size bigint NOT NULL DEFAULT 0 CHECK (size >= 0),
  refusal text,
  refused_at timestamptz,
  witnesses_asked_at timestamptz,
  CHECK ((closed_at IS NULL) = (reason IS NULL)),
  CHECK ((refused_at IS NULL) = (refusal IS NULL))
);
CREATE UNIQUE INDEX receipt_logs_open ON receipt_logs (((closed_at IS NULL))) WHERE closed_at IS NULL;

-- Public keys that sign the checkpoints of a log.
CREATE TABLE receipt_log_keys (
  log_id integer REFERENCES receipt_logs,
  public_key text,
  valid_from timestamptz NOT NULL,
  valid_until timestamptz,
  PRIMARY KEY (log_id, public_key)
);

-- The leaves of a log, also those that wait for their place. A recovered leaf may have neither text nor gift.
CREATE TABLE receipt_leaves (
  leaf_hash bytea PRIMARY KEY CHECK (length(leaf_hash) = 32),
  log_id integer REFERENCES receipt_logs,
  leaf_index bigint CHECK (leaf_index >= 0),
  donation_id text REFERENCES donations,
  kind text NOT NULL CHECK (kind IN ('gift', 'refund', 'dispute_lost', 'refund_failed', 'statement', 'unknown',
    'redirect')),
  reference text,
  text text,
  queued_at timestamptz NOT NULL,
  UNIQUE (kind, reference),
  UNIQUE (log_id, leaf_index),
  CHECK ((log_id IS NULL) = (leaf_index IS NULL)),
  CONSTRAINT receipt_leaves_check2 CHECK ((kind IN ('gift', 'unknown')) = (text IS NULL)),
  CONSTRAINT receipt_leaves_check3 CHECK ((kind IN ('gift', 'unknown')) = (reference IS NULL)),
  CONSTRAINT receipt_leaves_of_a_gift CHECK ((kind IN ('unknown', 'statement')) = (donation_id IS NULL))
);
CREATE INDEX receipt_leaves_donation ON receipt_leaves (donation_id);
CREATE INDEX receipt_leaves_queued ON receipt_leaves (queued_at, leaf_hash) WHERE leaf_index IS NULL;

-- The hashes of a log's tree, in tiles.
CREATE TABLE receipt_tiles (
  log_id integer REFERENCES receipt_logs,
  level smallint,
  tile_index bigint,
  hashes bytea NOT NULL CHECK (((length(hashes) % 32) = 0) AND ((length(hashes) >= 32)
    AND (length(hashes) <= 8192))),
  PRIMARY KEY (log_id, level, tile_index)
);

-- Signed sizes and roots of a log.
CREATE TABLE receipt_checkpoints (
  log_id integer REFERENCES receipt_logs,
  number bigint,
  size bigint NOT NULL,
  root bytea NOT NULL CHECK (length(root) = 32),
  note text NOT NULL,
  signed_at timestamptz NOT NULL,
  PRIMARY KEY (log_id, number)
);
CREATE INDEX receipt_checkpoints_size ON receipt_checkpoints (log_id, size, number);

-- What witnesses signed.
CREATE TABLE receipt_cosignatures (
  log_id integer REFERENCES receipt_logs,
  size bigint,
  witness text,
  line text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (log_id, size, witness)
);
