import type { Migration } from '.';

/** Allows a notice about one payout for each member of a charity. */
export const tellMembersOfPayouts: Migration = {
  name: '20261224000000-tell-members-of-payouts',
  up: `
    ALTER TABLE notices DROP CONSTRAINT notices_kind_subject_key,
      ADD CONSTRAINT notices_kind_subject_user_key UNIQUE (kind, subject, user_id);
  `,
  down: `
    DELETE FROM notices WHERE kind LIKE 'payout%';
    ALTER TABLE notices DROP CONSTRAINT notices_kind_subject_user_key,
      ADD CONSTRAINT notices_kind_subject_key UNIQUE (kind, subject);
  `,
};
