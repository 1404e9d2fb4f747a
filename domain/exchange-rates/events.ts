/** Defines the event of stale exchange rates in wire format. Only the platform's account gets it. */
import { z } from 'zod';
import { type Day } from '../days';
import { type EventOf } from '../events/event-of';
import { type Currency, CURRENCY_CODES } from '../money';

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

export function ratesStale(rates: { currency: Currency; date: Day }[]): EventOf<typeof exchangeRateEvents> {
  return { name: 'exchange_rates.stale', data: { rates } };
}
