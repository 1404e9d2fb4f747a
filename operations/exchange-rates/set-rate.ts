import { type Database } from '../../db/database';
import { type Actor } from '../../domain/access/actor';
import { findKnownUsdRate, putRate, type StoredRate } from '../../db/queries/exchange-rates/rates';
import { type Day, dayOf } from '../../domain/days';
import { validationError } from '../../domain/errors';
import { divideRates, multiplyRates } from '../../domain/exchange-rates/rate';
import { type Currency } from '../../domain/money';
import { type ActOf } from '../act';

export interface RateOrder {
  from: Currency;
  to: Currency;
  /** The price of one unit of `from` in units of `to`, as a decimal string. */
  rate: string;
  date: Day;
  reason: string;
}

/**
 * Sets the rate of a day and replaces any other rate of that day. Only gifts that are priced afterwards use it. If
 * neither currency is USD, computes the dollar rate of `from` from the stored dollar rate of `to`.
 */
export async function setRate(
  { tx, at, actor }: ActOf<Pick<Actor, 'userId'>>,
  order: RateOrder,
): Promise<StoredRate> {
  const { from, to, rate, date, reason } = order;
  if (from === to)
    throw validationError([{ field: 'to', code: 'conflict', message: 'must differ from `from`' }]);
  if (date > dayOf(at)) {
    throw validationError([
      {
        field: 'date',
        code: 'too_large',
        message: `is in the future: today is ${dayOf(at)} (UTC)`,
        limit: dayOf(at),
      },
    ]);
  }
  const currency = from === 'USD' ? to : from;
  const usdPerUnit =
    from === 'USD' ? divideRates('1', rate) : multiplyRates(rate, await requireUsdRate(tx, to, date));
  if (usdPerUnit === undefined) {
    throw validationError([
      {
        field: 'rate',
        code: 'too_small',
        message: `makes one ${currency} worth less than 10^-12 US dollars`,
      },
    ]);
  }
  return putRate(tx, { currency, date, usdPerUnit, reason, setByUserId: actor.userId, setAt: at });
}

async function requireUsdRate(db: Database, currency: Currency, date: Day): Promise<string> {
  if (currency === 'USD') return '1';
  const rate = await findKnownUsdRate(db, currency, date);
  if (rate !== undefined) return rate;
  throw validationError([
    { field: 'date', code: 'not_found', message: `is before the first known rate of ${currency}` },
  ]);
}
