import { type Currency, formatMoney, toNumber } from '../../domain/money';

/** Amounts as JSON numbers, and beside each the exact decimal text. */
type ExactNumbers<Amounts> = {
  [Name in keyof Amounts]: Amounts[Name] extends bigint ? number : number | null;
} & {
  [Name in keyof Amounts as `${Name & string}_exact`]: Amounts[Name] extends bigint ? string : string | null;
};

/** Presents minor units as numbers and as exact texts. A number has about 15 digits, and tokens have more. */
export function presentExactly<Amounts extends Record<string, bigint | null>>(
  currency: Currency,
  amounts: Amounts,
): ExactNumbers<Amounts> {
  const fields = Object.entries(amounts).flatMap(([name, minor]) => [
    [name, minor === null ? null : toNumber({ currency, minor })],
    [`${name}_exact`, minor === null ? null : formatMoney({ currency, minor })],
  ]);
  return Object.fromEntries(fields) as ExactNumbers<Amounts>;
}
