/** The receipt log as a settlement network. Signed checkpoints that cover a gift's leaf confirm the gift. */
import { randomBytes } from 'node:crypto';
import { type Database } from '../db/database';
import { findCoverage, queueGiftLeaf } from '../db/queries/receipt-log/leaves';
import { hashOfTransaction, printLeaf, SALT_HEX_DIGITS, transactionHash } from '../domain/receipt-log/leaf';
import {
  CHECKPOINT_INTERVAL_MS,
  CHECKPOINTS_NEEDED,
  SLOW_CHECKPOINTS_NEEDED,
} from '../domain/receipt-log/pace';
import { findSandboxSource } from '../domain/sandbox/sources';
import { type Clock } from './sandbox-network';
import { type SettlementNetwork } from './settlement-network';

/** A margin for appending and signing. One late answer costs a workflow more than this wait. */
const SIGNING_MS = 1_000;
/** A gift that gets no leaf fails then. A gift with a leaf has no deadline. */
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
    // A restored Postgres may have lost a leaf that was signed. Its gift must not fail.
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
        deadlineMs: DEADLINE_MS,
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
      // A closed log signs no more, so its last checkpoint is enough.
      const isEnough = confirmations >= confirmationsNeeded || (isClosed && confirmations > 0);
      if (isEnough) return { state: 'confirmed', confirmations };
      // The wait grows with the leaf's age, so that a long outage does not fill the workflow's history.
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
