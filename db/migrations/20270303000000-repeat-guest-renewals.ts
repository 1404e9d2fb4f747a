import type { Migration } from '.';

/** A guest's renewal whose answer was lost can be repeated with the same Idempotency-Key. */
export const repeatableRenewals: Migration = {
  name: '20270303000000-repeat-guest-renewals',
  up: `
    ALTER TABLE guest_tokens
      -- Hashes the token together with the Idempotency-Key of the call that exchanged it.
      ADD COLUMN renewal_hash text,
      ADD COLUMN replaced_by text;
  `,
  down: `
    ALTER TABLE guest_tokens DROP COLUMN replaced_by, DROP COLUMN renewal_hash;
  `,
};
