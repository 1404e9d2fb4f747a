import { type Database } from '../../db/database';
import { listRatesAndImported } from '../../db/queries/exchange-rates/rates';
import { type Day } from '../../domain/days';
import { requireRow } from '../../domain/errors';
import { type LimitRates, limitRates } from '../../domain/exchange-rates/limit-rates';
import { type Currency, type Money, toUsdMinor } from '../../domain/money';

/** Reads the rates by which limits count currencies on a day. The answer throws for a currency without a known rate. */
export async function readLimitRates(
  db: Database,
  currencies: Currency[],
  day: Day,
): Promise<(currency: Currency) => LimitRates> {
  const rates = await listRatesAndImported(db, currencies, day);
  return (currency) => limitRates(requireRow(rates.get(currency), `a rate of ${currency}`));
}

/** Returns in US cents the most that amounts count on a day, for limits that they must not pass. */
export async function sumForLimit(db: Database, amounts: Money[], day: Day): Promise<bigint> {
  const ratesOf = await readLimitRates(
    db,
    amounts.map(({ currency }) => currency),
    day,
  );
  return amounts.reduce((sum, amount) => sum + toUsdMinor(amount, ratesOf(amount.currency).high), 0n);
}
