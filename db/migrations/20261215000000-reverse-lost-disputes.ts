import type { Migration } from '.';
import { rewriteFeeLines } from './20261214010000-book-processing-costs';

const KINDS = `'dispute_won', 'dispute_lost')`;
const WITH_REVERSED = `'dispute_won', 'dispute_lost', 'dispute_reversed')`;

/** A processor may return the money of a lost dispute. The dispute then counts as won. */
export const reversedDisputes: Migration = {
  name: '20261215000000-reverse-lost-disputes',
  up: `
    ALTER TABLE disputes ADD COLUMN reversed_at timestamptz, ADD CHECK (reversed_at IS NULL OR status = 'won');
    ${rewriteFeeLines(KINDS, WITH_REVERSED)}
  `,
  down: `
    ${rewriteFeeLines(WITH_REVERSED, KINDS)}
    ALTER TABLE disputes DROP COLUMN reversed_at;
  `,
};
