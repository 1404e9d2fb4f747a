-- What people asked to be done with their data, and what they confirmed about themselves.

-- People who asked to be erased. The row goes when they are restored, and stays when they are erased.
CREATE TABLE erasures (
  id text PRIMARY KEY,
  user_id text NOT NULL UNIQUE REFERENCES users,
  scheduled_at timestamptz NOT NULL,
  erase_at timestamptz NOT NULL,
  erased_at timestamptz
);
CREATE INDEX erasures_due ON erasures (erase_at) WHERE erased_at IS NULL;

-- Keyed hashes of addresses and identity documents of erased people, by which they are recognized. A mark
-- tribute_refusal is of an address that wanted no mails about tributes.
CREATE TABLE erased_marks (
  kind text CHECK (kind IN ('address', 'document', 'tribute_refusal')),
  hash text,
  user_id text REFERENCES users,
  PRIMARY KEY (kind, hash, user_id)
);

-- The key of these hashes, sealed. It stays the same when DATA_KEY changes.
CREATE TABLE erasure_keys (
  id integer PRIMARY KEY CHECK (id = 1),
  sealed_key text NOT NULL
);

-- People who came back after an erasure, with the address or the identity document of then.
CREATE TABLE returned_people (
  user_id text REFERENCES users,
  erased_user_id text REFERENCES users,
  recognized_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, erased_user_id)
);
CREATE INDEX returned_people_erased ON returned_people (erased_user_id);

-- Files with a person's data, which a mailed link opens. The files are in the document store.
CREATE TABLE data_exports (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  storage_key text NOT NULL UNIQUE,
  requested_at timestamptz NOT NULL,
  bytes integer CHECK (bytes > 0),
  ready_at timestamptz,
  expires_at timestamptz,
  CHECK ((ready_at IS NULL) = (bytes IS NULL)),
  CHECK ((ready_at IS NULL) = (expires_at IS NULL))
);
CREATE INDEX data_exports_user ON data_exports (user_id, id);
CREATE INDEX data_exports_unfinished ON data_exports (requested_at) WHERE ready_at IS NULL;

-- Codes that people were sent to confirm a phone. The vendor has the codes. The newest code counts.
CREATE TABLE phone_codes (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  phone text NOT NULL CHECK (phone ~ '^\+[1-9][0-9]{1,14}$'),
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0 CHECK (tries >= 0),
  confirmed_at timestamptz
);
CREATE INDEX phone_codes_asked ON phone_codes (asked_at);
CREATE INDEX phone_codes_phone ON phone_codes (phone, asked_at);
CREATE INDEX phone_codes_user ON phone_codes (user_id, asked_at);

-- The versions of the terms that people accepted.
CREATE TABLE terms_acceptances (
  user_id text REFERENCES users,
  version text,
  accepted_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, version)
);
