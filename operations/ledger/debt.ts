import { type Database } from '../../db/database';
import { lockCharityFunds } from '../../db/queries/ledger/funds';
import { type WriteOff } from '../../db/queries/ledger/write-offs';
import { GivingError } from '../../domain/errors';
import { formatMoney } from '../../domain/money';

/**
 * Throws CONFLICT if the charity owes less than the amount. Locks the charity's funds until the transaction
 * ends.
 */
export async function requireDebt(
  tx: Database,
  { charityId, currency, amountMinor }: Pick<WriteOff, 'charityId' | 'currency' | 'amountMinor'>,
): Promise<void> {
  const { balanceMinor } = await lockCharityFunds(tx, charityId, currency);
  const debtMinor = balanceMinor < 0n ? -balanceMinor : 0n;
  if (amountMinor <= debtMinor) return;
  throw new GivingError('CONFLICT', 'The charity does not owe this much.', {
    debt: formatMoney({ currency, minor: debtMinor }),
    currency,
  });
}
