import { type Database } from '../../db/database';
import {
  findSandboxPayout,
  recordSandboxPayout,
  type SandboxPayout,
} from '../../db/queries/payouts/sandbox-payouts';
import { arrivesAt } from '../../domain/payouts/timing';
import { FAILING_LAST4, RETURNED_AFTER_MS, RETURNED_LAST4 } from '../../domain/sandbox/payouts';
import { type PayoutAnswer, type PayoutProvider } from './payout-provider';

/** Simulates a bank that pays every account. Payouts to accounts ending in 0001 fail. Those to 0002 come back. */
export function createSandboxPayouts(db: Database): PayoutProvider {
  return {
    name: 'sandbox',
    accepts: () => true,
    hasInstant: true,
    async send({ payoutId, net, account, at, ...terms }) {
      const stored = await recordSandboxPayout(db, {
        payoutId,
        amount: net,
        accountLast4: account.last4,
        arrivesAt: arrivesAt({ ...terms, currency: net.currency }, 'sandbox', at),
      });
      return answerOf(payoutId, stored, at);
    },
    async follow(payoutId, at) {
      const stored = await findSandboxPayout(db, payoutId);
      return stored === undefined ? undefined : answerOf(payoutId, stored, at);
    },
  };
}

function answerOf(payoutId: string, { accountLast4, arrivesAt: due }: SandboxPayout, at: Date): PayoutAnswer {
  const reference = `sandbox-${payoutId}`;
  const leftMs = due.getTime() - at.getTime();
  if (leftMs > 0) return { state: 'in_transit', reference, checkAgainInMs: leftMs };
  if (accountLast4 === FAILING_LAST4) {
    const failure = {
      code: 'ACCOUNT_CLOSED',
      message: 'The bank refused the payout: the account is closed.',
    };
    return { state: 'failed', reference, failure };
  }
  if (accountLast4 !== RETURNED_LAST4) return { state: 'paid', reference };
  const backMs = leftMs + RETURNED_AFTER_MS;
  if (backMs > 0) return { state: 'paid', reference, checkAgainInMs: backMs };
  const failure = { code: 'RETURNED', message: 'The bank sent the payout back: it knows no such account.' };
  return { state: 'returned', reference, failure };
}
