/** A simulated card, bank and wallet processor inside Postgres; each test source forces its outcome. */
import { type Database } from '../db/database';
import { recordCharge, voidCharge } from '../db/queries/sandbox';
import { findSandboxSource, ownSource, sandboxBalance } from '../domain/sandbox';
import { type PaymentProcessor } from './payment-processor';

export function createSandboxProcessor(db: Database): PaymentProcessor {
  return {
    findSource: (source, kind) => (source === undefined ? ownSource(kind) : findSandboxSource(source)),

    available(source, currency) {
      const known = findSandboxSource(source.source);
      return Promise.resolve(known === undefined ? 0n : sandboxBalance(known, currency));
    },

    async charge({ idempotencyKey, source, amount }) {
      const approved = findSandboxSource(source)?.outcome !== 'declined';
      return recordCharge(db, { idempotencyKey, source, amount, state: approved ? 'approved' : 'declined' });
    },

    voidCharge: (idempotencyKey) => voidCharge(db, idempotencyKey),
  };
}
