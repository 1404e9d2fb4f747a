import { validationError } from '../../domain/errors';
import { type Currency, MoneyError, parseMoney } from '../../domain/money';

/** Parses an amount into minor units. A malformed amount is refused with an error for the field `amount`. */
export function parseAmount(text: string, currency: Currency): bigint {
  try {
    return parseMoney(text, currency).minor;
  } catch (error) {
    if (error instanceof MoneyError) throw validationError([{ field: 'amount', message: error.message }]);
    throw error;
  }
}
