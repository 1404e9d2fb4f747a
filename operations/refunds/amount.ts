import { type Donation } from '../../db/queries/gifts/gifts';
import { GivingError, validationError } from '../../domain/errors';
import { formatMoney } from '../../domain/money';
import { parseAmount } from '../gifts/amount';

/** Returns the wanted amount in minor units, by default the rest of the gift. Refuses a malformed or larger amount. */
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
    { field: 'amount', message: `is more than is left of the gift: ${left} ${currency}` },
  ]);
}
