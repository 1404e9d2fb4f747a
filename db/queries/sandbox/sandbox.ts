import { type Money } from '../../../domain/money';
import { type SandboxOutcome } from '../../../domain/sandbox/sources';
import { type Database, runStatement, selectRows } from '../../database';
import { find, update } from '../../rows';
import {
  type SandboxChargeRow,
  sandboxCharges,
  type SandboxChargeState,
  type SandboxTransferRow,
  sandboxTransfers,
} from '../../tables/sandbox';

export type { SandboxChargeState };

export interface Broadcast {
  hash: string;
  signedTransaction: string;
  behaviour: SandboxOutcome;
  at: Date;
  /**
   * The block that takes the transfer at its first broadcast, and the block at a later broadcast. Null for no
   * block.
   */
  firstBlock: number | null;
  laterBlock: number | null;
}

/** Records a broadcast. A transfer that is already in a block stays there. */
export async function recordBroadcast(db: Database, broadcast: Broadcast): Promise<void> {
  await runStatement(
    db,
    `INSERT INTO sandbox_transfers (hash, signed_transaction, behaviour, broadcasts, block_number, first_broadcast_at)
     VALUES ($1, $2, $3, 1, $4::bigint, $6)
     ON CONFLICT (hash) DO UPDATE SET
       broadcasts = sandbox_transfers.broadcasts + 1,
       block_number = coalesce(sandbox_transfers.block_number, $5::bigint)`,
    [
      broadcast.hash,
      broadcast.signedTransaction,
      broadcast.behaviour,
      broadcast.firstBlock,
      broadcast.laterBlock,
      broadcast.at,
    ],
  );
}

/** Finds a transfer that was broadcast at least once. */
export async function findTransfer(db: Database, hash: string): Promise<SandboxTransferRow | undefined> {
  return find(db, sandboxTransfers, { hash });
}

export interface Charge {
  idempotencyKey: string;
  source: string;
  amount: Money;
  state: SandboxChargeState;
}

/** Stores a charge, once for each key. Returns the state of the first charge with this key. */
export async function recordCharge(db: Database, charge: Charge): Promise<SandboxChargeState> {
  const [row] = await selectRows<{ state: SandboxChargeState }>(
    db,
    `INSERT INTO sandbox_charges (idempotency_key, source, amount_minor, currency, state, charged_at)
     VALUES ($1, $2, $3, $4, $5, now())
     ON CONFLICT (idempotency_key) DO UPDATE SET source = sandbox_charges.source
     RETURNING state`,
    [charge.idempotencyKey, charge.source, charge.amount.minor, charge.amount.currency, charge.state],
  );
  if (row === undefined) throw new Error('the charge was not stored');
  return row.state;
}

/** Returns the state of a charge, or undefined if the key has no charge. */
export async function findChargeState(db: Database, key: string): Promise<SandboxChargeState | undefined> {
  const charge = await find(db, sandboxCharges, { idempotencyKey: key });
  return charge?.state;
}

/** Returns the amount of a charge, or undefined if the key has no charge. */
export async function findChargeAmount(db: Database, key: string): Promise<Money | undefined> {
  const charge = await find(db, sandboxCharges, { idempotencyKey: key });
  return charge === undefined ? undefined : { currency: charge.currency, minor: charge.amountMinor };
}

/**
 * Stores the donor's answer to a charge that is waiting for it. Returns false if the charge is not waiting.
 */
export async function decideCharge(
  tx: Database,
  idempotencyKey: string,
  state: 'approved' | 'unconfirmed',
): Promise<boolean> {
  const decided = await update(tx, sandboxCharges, { idempotencyKey, state: 'requires_action' }, { state });
  return decided === 1;
}

/** Voids a charge that is approved or is waiting for its donor. */
export async function voidCharge(db: Database, idempotencyKey: string): Promise<void> {
  const where = { idempotencyKey, state: ['approved', 'requires_action'] };
  await update(db, sandboxCharges, where, { state: 'voided' });
}

export interface RequestedRefund {
  idempotencyKey: string;
  source: string;
  amount: Money;
  refused: boolean;
  at: Date;
}

/** Stores a requested refund, once for each key. Returns the outcome of the first request with this key. */
export async function recordRefund(
  db: Database,
  refund: RequestedRefund,
): Promise<{ refused: boolean; requestedAt: Date }> {
  const [row] = await selectRows<{ refused: boolean; requestedAt: Date }>(
    db,
    `INSERT INTO sandbox_refunds (idempotency_key, source, amount_minor, currency, refused, requested_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (idempotency_key) DO UPDATE SET source = sandbox_refunds.source
     RETURNING refused, requested_at`,
    [
      refund.idempotencyKey,
      refund.source,
      refund.amount.minor,
      refund.amount.currency,
      refund.refused,
      refund.at,
    ],
  );
  if (row === undefined) throw new Error('the refund was not stored');
  return row;
}

export interface ListedSandboxCharge extends Pick<SandboxChargeRow, 'amountMinor' | 'currency' | 'state'> {
  id: string;
  /** With microseconds, because the database stores them and the cursor needs the exact time. */
  chargedAt: string;
}

/**
 * Returns a page of charges before `to`, oldest first. The page starts after the charge with this time and
 * id.
 */
export async function listSandboxCharges(
  db: Database,
  { time, id, to, limit }: { time: string; id: string; to: Date; limit: number },
): Promise<ListedSandboxCharge[]> {
  return selectRows(
    db,
    `SELECT idempotency_key AS id, amount_minor, currency, state,
       to_char(charged_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS charged_at
     FROM sandbox_charges WHERE (charged_at, idempotency_key) > ($1::timestamptz, $2) AND charged_at < $3
     ORDER BY charged_at, idempotency_key LIMIT $4`,
    [time, id, to, limit],
  );
}
