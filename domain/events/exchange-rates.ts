/** Defines the data of events about exchange rates. Only the platform's account gets them. */
import { z } from 'zod';
import { CURRENCY_CODES } from '../money';

export const exchangeRateEvents = {
  'exchange_rates.stale': z
    .strictObject({
      rates: z
        .array(z.strictObject({ currency: z.enum(CURRENCY_CODES), date: z.iso.date() }))
        .meta({ description: 'The currencies, and the day of the newest rate of each' }),
    })
    .meta({
      description: 'Exchange rates were not renewed for too long. New gifts use the last known rates.',
    }),
};
