import { type Donation } from '../../db/queries/gifts/gifts';
import { GivingError, validationError } from '../../domain/errors';
import { formatMoney } from '../../domain/money';
import { parseAmount } from '../gifts/amount';

/**
 * Returns the requested amount of a refund or dispute, in minor units. Defaults to the rest of the gift. Throws an
 * error if the amount is malformed or exceeds the rest.
 */
export function chooseAmount(
  { currency }: Pick<Donation, 'currency'>,
  wanted: string | undefined,
  leftMinor: bigint,
): bigint {
  const left = formatMoney({ currency, minor: leftMinor });
  if (leftMinor === 0n) {
    throw new GivingError('CONFLICT', 'Pending refunds already reserve the rest of the gift.', {
      left,
    });
  }
  if (wanted === undefined) return leftMinor;
  const minor = parseAmount(wanted, currency);
  if (minor <= leftMinor) return minor;
  throw validationError([
    {
      field: 'amount',
      code: 'too_large',
      message: `is more than is left of the gift: ${left} ${currency}`,
      limit: left,
    },
  ]);
}
