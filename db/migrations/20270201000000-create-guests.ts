import type { Migration } from '.';

/** Stores guests. A guest is a user without a login. */
export const guests: Migration = {
  name: '20270201000000-create-guests',
  up: `
    CREATE TABLE guests (
      user_id text PRIMARY KEY REFERENCES users,
      -- Named with the first gift. Nobody has confirmed it unless confirmed_at is set.
      email text CHECK (email = lower(email)),
      -- Set for the one guest of an address who came by a mailed link.
      confirmed_at timestamptz,
      -- The user who reaches the gifts of this guest, and has the plans and sources: an account, or the confirmed guest.
      taken_over_by text REFERENCES users,
      taken_over_at timestamptz,
      created_at timestamptz NOT NULL,
      CHECK (confirmed_at IS NULL OR email IS NOT NULL),
      CHECK ((taken_over_by IS NULL) = (taken_over_at IS NULL))
    );
    CREATE INDEX guests_email ON guests (email) WHERE email IS NOT NULL;
    CREATE INDEX guests_taken_over ON guests (taken_over_by) WHERE taken_over_by IS NOT NULL;
    CREATE UNIQUE INDEX guests_confirmed ON guests (email) WHERE confirmed_at IS NOT NULL AND taken_over_by IS NULL;

    CREATE TABLE guest_tokens (
      token_hash text PRIMARY KEY,
      user_id text NOT NULL REFERENCES guests,
      expires_at timestamptz NOT NULL,
      renewable_until timestamptz NOT NULL,
      replaced_at timestamptz
    );
    CREATE INDEX guest_tokens_renewable ON guest_tokens (renewable_until);

    -- Each proof of work opens one session.
    CREATE TABLE used_proofs (
      challenge text PRIMARY KEY,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX used_proofs_expires ON used_proofs (expires_at);
  `,
  down: `
    DROP TABLE used_proofs, guest_tokens, guests;
  `,
};
