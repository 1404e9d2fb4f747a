/**
 * Simulates a chain with one block per second and three confirmations. Each test source forces its outcome.
 */
import { createHash } from 'node:crypto';
import { type Database } from '../../db/database';
import { findTransfer, recordBroadcast } from '../../db/queries/sandbox/sandbox';
import { findSandboxSource, type SandboxOutcome } from '../../domain/sandbox/sources';
import { type SettlementNetwork, type TransferProgress } from './settlement-network';

const BLOCK_MS = 1_000;
const CONFIRMATIONS = 3;
const DEADLINE_MS = 60_000;
/** The extra blocks of a slow transfer. It is confirmed at the tenth block instead of the third. */
const SLOW_EXTRA_BLOCKS = 7;

export type Clock = () => number;

/** Creates the network. `clock` returns the time in milliseconds. */
export function createSandboxNetwork(db: Database, clock: Clock = Date.now): SettlementNetwork {
  return {
    deadlineMs: DEADLINE_MS,
    confirmsLate: false,

    sign(transfer) {
      const payload = {
        network: 'sandbox',
        reference: transfer.reference,
        from: transfer.from,
        to: transfer.toWallet,
        amount_minor: transfer.amount.minor.toString(),
        currency: transfer.amount.currency,
      };
      const signedTransaction = `0x${Buffer.from(JSON.stringify(payload)).toString('hex')}`;
      const hash = `0x${createHash('sha256').update(signedTransaction).digest('hex')}`;
      return {
        hash,
        signedTransaction,
        confirmationsNeeded: CONFIRMATIONS,
        expectedMs: (CONFIRMATIONS + 1 + extraBlocks(outcomeOf(transfer.from))) * BLOCK_MS,
      };
    },

    async broadcast({ from, hash, signedTransaction, confirmationsNeeded }) {
      const behaviour = outcomeOf(from);
      const now = clock();
      const mined = Math.floor(now / BLOCK_MS) + 1 + extraBlocks(behaviour);
      await recordBroadcast(db, {
        hash,
        signedTransaction,
        behaviour,
        at: new Date(now),
        firstBlock: behaviour === 'dropped' || behaviour === 'never_confirms' ? null : mined,
        laterBlock: behaviour === 'never_confirms' ? null : mined,
      });
      return (mined + confirmationsNeeded - 1) * BLOCK_MS - now;
    },

    async progress(hash, confirmationsNeeded): Promise<TransferProgress> {
      const transfer = await findTransfer(db, hash);
      if (transfer === undefined) return { state: 'unknown' };
      const now = clock();
      if (transfer.blockNumber === null) {
        if (transfer.behaviour === 'dropped') return { state: 'unknown' };
        // The expected wait grows with the age of the transfer, so that callers poll less and less often.
        const ageMs = now - transfer.firstBroadcastAt.getTime();
        const expectedMs = Math.max(CONFIRMATIONS * BLOCK_MS, ageMs);
        return { state: 'pending', confirmations: 0, expectedMs, willConfirm: false };
      }
      const confirmations = Math.max(0, Math.floor(now / BLOCK_MS) - transfer.blockNumber + 1);
      if (confirmations >= confirmationsNeeded) return { state: 'confirmed', confirmations };
      const confirmedAt = (transfer.blockNumber + confirmationsNeeded - 1) * BLOCK_MS;
      return { state: 'pending', confirmations, expectedMs: confirmedAt - now, willConfirm: false };
    },
  };
}

function extraBlocks(outcome: SandboxOutcome): number {
  return outcome === 'slow' ? SLOW_EXTRA_BLOCKS : 0;
}

function outcomeOf(source: string): SandboxOutcome {
  return findSandboxSource(source)?.outcome ?? 'succeeds';
}
