/**
 * Uses the receipt log as a settlement network. A gift is a leaf in the log. The gift is confirmed when
 * enough signed checkpoints include its leaf.
 */
import { randomBytes } from 'node:crypto';
import { type Database } from '../../db/database';
import { findCoverage, queueGiftLeaf } from '../../db/queries/receipt-log/leaves';
import {
  hashOfTransaction,
  printLeaf,
  SALT_HEX_DIGITS,
  transactionHash,
} from '../../domain/receipt-log/leaf';
import {
  CHECKPOINT_INTERVAL_MS,
  CHECKPOINTS_NEEDED,
  SLOW_CHECKPOINTS_NEEDED,
} from '../../domain/receipt-log/pace';
import { findSandboxSource } from '../../domain/sandbox/sources';
import { type Clock } from './sandbox-network';
import { type SettlementNetwork } from './settlement-network';

/**
 * The usual time for appending and signing. A workflow waits this long before it asks, because it must ask again after
 * an early question.
 */
const SIGNING_MS = 1_000;
/** The time after which a gift without a leaf fails. A gift with a leaf has no deadline. */
const DEADLINE_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;

export interface ReceiptNetworkSources {
  newSalt: () => string;
  clock: Clock;
}

export function createReceiptNetwork(
  db: Database,
  { newSalt, clock }: ReceiptNetworkSources = { newSalt: randomSalt, clock: Date.now },
): SettlementNetwork {
  return {
    deadlineMs: DEADLINE_MS,
    // A restored database may lack a leaf that was already signed. The gift of such a leaf must not fail.
    confirmsLate: true,

    sign({ reference, from, charity, gross, amount, acceptedAt }) {
      const text = printLeaf({
        kind: 'gift',
        donationId: reference,
        charityId: charity.id,
        charityName: charity.name,
        charityRegistration: charity.registration,
        amountMinor: gross.minor,
        netAmountMinor: amount.minor,
        currency: gross.currency,
        acceptedAt,
        salt: newSalt(),
      });
      const confirmationsNeeded = outcomeOf(from) === 'slow' ? SLOW_CHECKPOINTS_NEEDED : CHECKPOINTS_NEEDED;
      return {
        hash: transactionHash(text),
        signedTransaction: text,
        confirmationsNeeded,
        expectedMs: signingMs(confirmationsNeeded),
      };
    },

    async broadcast({ reference, from, hash, confirmationsNeeded }) {
      if (outcomeOf(from) !== 'never_confirms') {
        const leafHash = hashOfTransaction(hash);
        await queueGiftLeaf(db, { leafHash, donationId: reference, at: new Date(clock()) });
      }
      return signingMs(confirmationsNeeded);
    },

    async progress(hash, confirmationsNeeded) {
      const coverage = await findCoverage(db, hashOfTransaction(hash));
      if (coverage === undefined) return { state: 'unknown' };
      const { confirmations, queuedAt, isClosed } = coverage;
      // A closed log gets no more checkpoints, so one is enough.
      const isEnough = confirmations >= confirmationsNeeded || (isClosed && confirmations > 0);
      if (isEnough) return { state: 'confirmed', confirmations };
      // The wait grows with the leaf's age. Otherwise a long outage would fill the workflow's history.
      const ageMs = Math.min(clock() - queuedAt.getTime(), LONGEST_WAIT_MS);
      const expectedMs = Math.max(signingMs(confirmationsNeeded - confirmations), ageMs);
      return { state: 'pending', confirmations, expectedMs, willConfirm: true };
    },
  };
}

export function randomSalt(): string {
  return randomBytes(SALT_HEX_DIGITS / 2).toString('hex');
}

function signingMs(checkpoints: number): number {
  return checkpoints * CHECKPOINT_INTERVAL_MS + SIGNING_MS;
}

function outcomeOf(source: string) {
  return findSandboxSource(source)?.outcome;
}
