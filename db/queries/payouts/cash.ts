/** Computes the money that payout providers hold. See docs/rules/payouts.md. */
import { CASH_ACCOUNTS } from '../../../domain/ledger/payout-postings';
import { type Currency } from '../../../domain/money';
import { type PayoutProviderName } from '../../../domain/payouts/settings';
import { type Database, selectRows } from '../../database';

/**
 * Returns a provider's free cash in each currency, in minor units. Free cash is the provider's money minus its open
 * payouts. A bank holds what the processor transferred to it. The simulated provider holds the money of all charges,
 * and Stripe that of its own charges. Both lose processor fees, money that went back to donors or issuers, and
 * transfers to the bank.
 */
export async function findFreeCash(
  db: Database,
  provider: PayoutProviderName,
): Promise<Partial<Record<Currency, bigint>>> {
  const rows = await selectRows<{ currency: Currency; minor: bigint }>(
    db,
    `SELECT currency, sum(minor) AS minor FROM (
       SELECT currency, -amount_minor AS minor FROM ledger_entries
       WHERE account = $1
          OR ($2 AND (account LIKE 'donor/%' OR account LIKE 'processor/%' OR account LIKE 'issuer/%'))
       UNION ALL
       SELECT e.currency, -e.amount_minor
       FROM charges c JOIN ledger_transactions t ON t.donation_id = c.donation_id JOIN ledger_entries e ON e.transaction_id = t.id
       WHERE $3 = 'stripe' AND c.processor = 'stripe'
         AND (e.account LIKE 'donor/%' OR e.account LIKE 'processor/%' OR e.account LIKE 'issuer/%')
       UNION ALL
       SELECT currency, -net_minor FROM payouts WHERE provider = $3 AND status IN ('held', 'scheduled', 'in_transit')
     ) AS held GROUP BY currency`,
    [CASH_ACCOUNTS[provider], provider === 'sandbox', provider],
  );
  return Object.fromEntries(rows.map(({ currency, minor }) => [currency, minor]));
}
