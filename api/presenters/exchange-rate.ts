import { type z } from 'zod';
import { type StoredRate } from '../../db/queries/exchange-rates/rates';
import { type exchangeRateSchema } from '../routes/exchange-rates/schema';

/** Presents an exchange rate to operators. */
export function presentExchangeRate(stored: StoredRate): z.input<typeof exchangeRateSchema> {
  return {
    from: stored.currency,
    to: 'USD',
    rate: stored.usdPerUnit,
    date: stored.date,
    origin: stored.origin,
    reason: stored.reason,
    set_by: stored.setByUserId,
    set_at: stored.setAt?.toISOString() ?? null,
  };
}
