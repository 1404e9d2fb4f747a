import { type Donation } from '../../db/queries/gifts/gifts';
import { GivingError, validationError } from '../../domain/errors';
import { formatMoney } from '../../domain/money';
import { parseAmount } from '../gifts/amount';

/** Returns the requested minor units, or all that is left by default. Refuses a malformed or larger amount. */
export function chooseAmount(
  { currency }: Pick<Donation, 'currency'>,
  wanted: string | undefined,
  leftMinor: bigint,
): bigint {
  const left = formatMoney({ currency, minor: leftMinor });
  if (leftMinor === 0n) {
    throw new GivingError('CONFLICT', 'Nothing of the gift is left. Pending refunds reserve the rest.', {
      left,
    });
  }
  if (wanted === undefined) return leftMinor;
  const minor = parseAmount(wanted, currency);
  if (minor <= leftMinor) return minor;
  throw validationError([
    { field: 'amount', message: `is more than is left of the gift: ${left} ${currency}` },
  ]);
}
