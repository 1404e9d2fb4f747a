import { type z } from 'zod';
import { type StoredRate } from '../../db/queries/exchange-rates/rates';
import { exchangeRateSchema } from '../routes/exchange-rates/schema';
import { project } from '../project';

/** Presents an exchange rate to operators. */
export function presentExchangeRate(stored: StoredRate): z.input<typeof exchangeRateSchema> {
  return project(exchangeRateSchema, stored, {
    from: stored.currency,
    to: 'USD',
    rate: stored.usdPerUnit,
    set_by: stored.setByUserId,
  });
}
