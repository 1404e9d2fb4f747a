import type { Migration } from '.';

/** An answer is replayed only to whoever could have made the call. Null for answers of the earlier release. */
export const bindIdempotentAnswers: Migration = {
  name: '20261203010000-bind-idempotent-answers',
  up: `
    ALTER TABLE idempotent_answers ADD COLUMN user_id text, ADD COLUMN credential_hash text;
  `,
  down: `
    ALTER TABLE idempotent_answers DROP COLUMN user_id, DROP COLUMN credential_hash;
  `,
};
