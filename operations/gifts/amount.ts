import { validationError } from '../../domain/errors';
import { type Currency, MoneyError, parseMoney } from '../../domain/money';

/**
 * Parses an amount into minor units. Throws a validation error for the field `amount` if the text is
 * malformed.
 */
export function parseAmount(text: string, currency: Currency): bigint {
  try {
    return parseMoney(text, currency).minor;
  } catch (error) {
    if (error instanceof MoneyError)
      throw validationError([{ field: 'amount', code: 'format', message: error.message }]);
    throw error;
  }
}
