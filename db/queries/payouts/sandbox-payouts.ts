/** Stores the payouts of the simulated provider. */
import { type Money } from '../../../domain/money';
import { type Database, selectRows } from '../../database';
import { find } from '../../rows';
import { type SandboxPayoutRow, sandboxPayouts } from '../../tables/sandbox';

export type SandboxPayout = Pick<SandboxPayoutRow, 'accountLast4' | 'arrivesAt'>;

/** Stores a requested payout once. Later requests only increase its counter. Returns the first request's values. */
export async function recordSandboxPayout(
  db: Database,
  payout: SandboxPayout & { payoutId: string; amount: Money },
): Promise<SandboxPayout> {
  const { payoutId, amount, accountLast4, arrivesAt } = payout;
  const [row] = await selectRows<SandboxPayout>(
    db,
    `INSERT INTO sandbox_payouts (payout_id, currency, amount_minor, account_last4, arrives_at, asked)
     VALUES ($1, $2, $3, $4, $5, 1)
     ON CONFLICT (payout_id) DO UPDATE SET asked = sandbox_payouts.asked + 1
     RETURNING account_last4, arrives_at`,
    [payoutId, amount.currency, amount.minor, accountLast4, arrivesAt],
  );
  return row ?? { accountLast4, arrivesAt };
}

/** Finds a payout that was requested at least once. */
export async function findSandboxPayout(db: Database, payoutId: string): Promise<SandboxPayout | undefined> {
  return find(db, sandboxPayouts, { payoutId });
}
