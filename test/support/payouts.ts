/** Reads what became of payouts, and runs their steps without Temporal. */
import { createActivities } from '../../activities';
import { type SentPayout } from '../../activities/payouts';
import { readConfig } from '../../config';
import { type Database, inTransaction, selectRows } from '../../db/database';
import { findPayout, type Payout } from '../../db/queries/payouts/payouts';
import { requireRow } from '../../domain/errors';
import { createGateways, type Gateways } from '../../gateways';
import { requestPayout } from '../../operations/payouts/member-changes';
import { type PayoutRequest } from '../../operations/payouts/price';
import { type Payee } from '../factories/payees';

export function gatewaysOf(db: Database, settings: Record<string, string> = {}): Gateways {
  return createGateways(readConfig(settings), db);
}

/** The activities of payouts, with the gateways of a test. */
export function payoutActivities(db: Database, gateways: Gateways = gatewaysOf(db)) {
  const all = createActivities({ db, gateways });
  return {
    ...all,
    /** Leaves and asks until the payout has ended, at a clock that jumps to each next step. */
    async runToEnd(payoutId: string, at: Date): Promise<SentPayout> {
      let nowMs = at.getTime();
      await all.leavePayout({ payoutId, nowMs });
      let sent = await all.sendPayout({ payoutId, nowMs });
      while (sent.checkAgainInMs !== undefined) {
        nowMs += sent.checkAgainInMs;
        sent = await all.sendPayout({ payoutId, nowMs });
      }
      return sent;
    },
  };
}

export async function askForPayout(
  db: Database,
  { charity, member, account }: Payee,
  { credentialId = 'none', ...changes }: Partial<PayoutRequest> & { credentialId?: string } = {},
  at = new Date(),
): Promise<Payout> {
  const request: PayoutRequest = {
    charity,
    payoutAccountId: account.id,
    currency: 'USD',
    speed: 'standard',
    means: gatewaysOf(db).payouts,
    ...changes,
  };
  return inTransaction(db, (tx) => requestPayout({ tx, at, actor: { ...member, credentialId } }, request));
}

export async function payoutOf(db: Database, id: string): Promise<Payout> {
  return requireRow(await findPayout(db, id), id);
}

/** How often the simulated bank was asked for a payout, and how many it made. */
export async function askedOf(db: Database, payoutId: string): Promise<{ payouts: number; asked: number }> {
  const [row] = await selectRows<{ payouts: number; asked: number }>(
    db,
    `SELECT count(*)::int AS payouts, coalesce(sum(asked), 0)::int AS asked FROM sandbox_payouts WHERE payout_id = $1`,
    [payoutId],
  );
  return row ?? { payouts: 0, asked: 0 };
}

/** The balance of a ledger account, in minor units. */
export async function balanceOf(db: Database, account: string, currency = 'USD'): Promise<bigint> {
  const [row] = await selectRows<{ minor: string }>(
    db,
    `SELECT coalesce(sum(amount_minor), 0)::text AS minor FROM ledger_entries WHERE account = $1 AND currency = $2`,
    [account, currency],
  );
  return BigInt(row?.minor ?? '0');
}

/** The names of a payout's events, in the order in which they happened, as one account sees them. */
export async function eventsOf(db: Database, payoutId: string): Promise<string[]> {
  const rows = await selectRows<{ name: string }>(
    db,
    `SELECT name FROM events WHERE data->>'payout_id' = $1 AND id NOT LIKE '%\\_%\\_%' ORDER BY id`,
    [payoutId],
  );
  return rows.map(({ name }) => name);
}
