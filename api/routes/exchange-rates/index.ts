import { listRates } from '../../../db/queries/exchange-rates/rates';
import { presentExchangeRate } from '../../presenters/exchange-rate';
import { route, routes } from '../../route';
import {
  exchangeRateListSchema,
  exchangeRateQuery,
  exchangeRateRequestSchema,
  exchangeRateSchema,
} from './schema';
import { setRate } from '../../../operations/exchange-rates/set-rate';

export const exchangeRateRoutes = routes('Exchange rates', {
  listExchangeRates: route('GET /v1/exchange-rates', {
    summary: 'List the stored exchange rates',
    description:
      'For operators. A rate counts from its day until the next rate of its currency. Newest day first.',
    scope: 'donations:read',
    role: 'operator',
    query: exchangeRateQuery,
    success: {
      status: 200,
      description: 'A page of rates, newest day first',
      schema: exchangeRateListSchema,
    },
    async handle({ db, query }) {
      const { limit, offset } = query;
      const { rates, total } = await listRates(db, query);
      return { exchange_rates: rates.map(presentExchangeRate), total, limit, offset };
    },
  }),

  setExchangeRate: route('POST /v1/exchange-rates', {
    summary: 'Set an exchange rate',
    description:
      'For operators. Replaces any other rate of that day, and no file or URL replaces it later. The answer is the price in US dollars, which is stored. Gifts keep the rate that priced them.',
    scope: 'donations:write',
    stepUp: true,
    role: 'operator',
    body: exchangeRateRequestSchema,
    success: { status: 201, description: 'The stored rate', schema: exchangeRateSchema },
    async handle({ act, body }) {
      return presentExchangeRate(await setRate(act, body));
    },
  }),
});
