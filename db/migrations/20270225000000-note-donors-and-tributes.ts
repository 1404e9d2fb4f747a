import type { Migration } from '.';

/** Stores what donors say with a gift: who they are, and in whose honor or memory they give. */
export const donorsAndTributes: Migration = {
  name: '20270225000000-note-donors-and-tributes',
  up: `
    CREATE TABLE gift_donors (
      donation_id text PRIMARY KEY REFERENCES donations,
      name text,
      -- The address, company, email and tax id.
      sealed_details text,
      employer text,
      contact_consent boolean NOT NULL,
      CHECK ((name IS NULL) = (sealed_details IS NULL))
    );

    CREATE TABLE tributes (
      donation_id text PRIMARY KEY REFERENCES donations,
      kind text NOT NULL CHECK (kind IN ('in_honor', 'in_memory')),
      name text NOT NULL,
      -- The name and address of whoever gets the mail, and the message. Null if nobody gets one.
      sealed_notice text,
      -- The mail goes out on this day at the earliest, and only after the gift is completed.
      send_on date,
      is_waiting boolean NOT NULL,
      sent_at timestamptz,
      CHECK ((sealed_notice IS NULL) = (send_on IS NULL)),
      CHECK (sealed_notice IS NOT NULL OR (NOT is_waiting AND sent_at IS NULL))
    );
    CREATE INDEX tributes_waiting ON tributes (send_on) WHERE is_waiting;

    -- Addresses that want no more mails about tributes.
    CREATE TABLE tribute_refusals (
      email text PRIMARY KEY CHECK (email = lower(email)),
      refused_at timestamptz NOT NULL
    );
  `,
  down: `DROP TABLE tribute_refusals, tributes, gift_donors`,
};
