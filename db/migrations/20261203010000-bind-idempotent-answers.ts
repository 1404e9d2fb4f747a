import type { Migration } from '.';

/** Records who made a call, so that nobody else gets its answer. Both columns are null for earlier answers. */
export const bindIdempotentAnswers: Migration = {
  name: '20261203010000-bind-idempotent-answers',
  up: `
    ALTER TABLE idempotent_answers ADD COLUMN user_id text, ADD COLUMN credential_hash text;
  `,
  down: `
    ALTER TABLE idempotent_answers DROP COLUMN user_id, DROP COLUMN credential_hash;
  `,
};
