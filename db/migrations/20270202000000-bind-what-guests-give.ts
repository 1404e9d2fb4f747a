import type { Migration } from '.';

/** Stores the payers of guests' gifts, the limits of guests' plans, and the links that are mailed to guests. */
export const boundGuests: Migration = {
  name: '20270202000000-bind-what-guests-give',
  up: `
    ALTER TABLE guests ADD COLUMN bouncing_since timestamptz;

    -- A guest's source pays the one gift or plan that bound_to names, once it is set.
    ALTER TABLE payment_sources ADD COLUMN is_guests boolean NOT NULL DEFAULT false, ADD COLUMN bound_to text;
    -- The amount for which a guest gave the source of the plan.
    ALTER TABLE recurring_plans ADD COLUMN guest_limit_minor numeric(38, 0);

    -- The limits of guests count what paid: a hash of the card, bank account or wallet.
    CREATE TABLE guest_gifts (
      donation_id text PRIMARY KEY REFERENCES donations,
      payer text NOT NULL
    );
    CREATE INDEX guest_gifts_payer ON guest_gifts (payer);

    -- An address that nobody has confirmed gave more than its limit. One row for each address and year.
    CREATE TABLE guest_reports (
      id text PRIMARY KEY,
      email text NOT NULL,
      year integer NOT NULL,
      given_usd_minor numeric(38, 0) NOT NULL,
      required_level text NOT NULL,
      donation_id text NOT NULL,
      created_at timestamptz NOT NULL,
      UNIQUE (email, year)
    );

    CREATE TABLE guest_links (
      token_hash text PRIMARY KEY,
      email text NOT NULL,
      expires_at timestamptz NOT NULL,
      used_at timestamptz
    );
    CREATE INDEX guest_links_expires ON guest_links (expires_at);

    ALTER TABLE velocity_blocks DROP CONSTRAINT velocity_blocks_subject_kind_check,
      ADD CONSTRAINT velocity_blocks_subject_kind_check
        CHECK (subject_kind IN ('card', 'user', 'address', 'bank', 'wallet'));
  `,
  down: `
    DELETE FROM velocity_blocks WHERE subject_kind IN ('bank', 'wallet');
    ALTER TABLE velocity_blocks DROP CONSTRAINT velocity_blocks_subject_kind_check,
      ADD CONSTRAINT velocity_blocks_subject_kind_check CHECK (subject_kind IN ('card', 'user', 'address'));
    DROP TABLE guest_links, guest_reports, guest_gifts;
    ALTER TABLE recurring_plans DROP COLUMN guest_limit_minor;
    ALTER TABLE payment_sources DROP COLUMN bound_to, DROP COLUMN is_guests;
    ALTER TABLE guests DROP COLUMN bouncing_since;
  `,
};
