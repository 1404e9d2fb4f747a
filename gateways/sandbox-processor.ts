/** Simulates a card, bank and wallet processor. Each test source forces its outcome. */
import { type Database } from '../db/database';
import { recordCharge, recordRefund, voidCharge } from '../db/queries/sandbox/sandbox';
import {
  findSandboxSource,
  ownSource,
  REFUND_REFUSING_SOURCES,
  sandboxBalance,
} from '../domain/sandbox/sources';
import { type PaymentProcessor } from './payment-processor';

/** A refund to a `slow` source takes this long. */
const SLOW_REFUND_MS = 3_000;

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

    async refund(request) {
      const { source } = request;
      const at = new Date();
      const refused = REFUND_REFUSING_SOURCES.some((refusing) => refusing.source === source);
      const first = await recordRefund(db, { ...request, refused, at });
      if (first.refused) return { state: 'refused' };
      if (findSandboxSource(source)?.outcome !== 'slow') return { state: 'returned' };
      const checkAgainInMs = first.requestedAt.getTime() + SLOW_REFUND_MS - at.getTime();
      return checkAgainInMs > 0 ? { state: 'pending', checkAgainInMs } : { state: 'returned' };
    },
  };
}
