import { type Database } from '../../db/database';
import { type Donation } from '../../db/queries/gifts/gifts';
import { lockCharityFunds } from '../../db/queries/ledger/funds';
import { type Refund } from '../../db/queries/refunds/refunds';
import { GivingError } from '../../domain/errors';
import { formatMoney } from '../../domain/money';

/**
 * Returns true if the charity can pay its part of a refund. If it cannot, returns false for a refund that the
 * donor requested, and throws INSUFFICIENT_FUNDS for any other refund.
 */
export async function hasFunds(
  tx: Database,
  { charityId, currency }: Pick<Donation, 'charityId' | 'currency'>,
  { fromCharityMinor, requestedBy }: Pick<Refund, 'fromCharityMinor' | 'requestedBy'>,
): Promise<boolean> {
  if (fromCharityMinor <= 0n) return true;
  const { balanceMinor, reservedMinor } = await lockCharityFunds(tx, charityId, currency);
  const availableMinor = balanceMinor - reservedMinor;
  if (availableMinor >= fromCharityMinor) return true;
  if (requestedBy === 'donor') return false;
  throw new GivingError('INSUFFICIENT_FUNDS', 'The charity does not have the money for this refund.', {
    available: formatMoney({ currency, minor: availableMinor }),
    required: formatMoney({ currency, minor: fromCharityMinor }),
    currency,
  });
}
