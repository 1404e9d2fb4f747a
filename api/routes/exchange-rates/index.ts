import { listRates } from '../../../db/queries/exchange-rates/rates';
import { Pending } from '../../pending';
import { presentApproval } from '../../presenters/approval';
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
      'For operators. Replaces any other rate of that day, and no file or URL replaces it later. The answer is the price in US dollars, which is stored. Gifts keep the rate that priced them. A rate that is far from the newest imported one waits for another operator, and so does every rate of a currency without a new imported one.',
    scope: 'donations:write',
    stepUp: true,
    role: 'operator',
    body: exchangeRateRequestSchema,
    success: {
      status: 201,
      description: 'The stored rate',
      schema: exchangeRateSchema,
      pending: 'The rate waits for another operator',
    },
    errors: ['CONFLICT'],
    async handle({ act, body, now }) {
      const set = await setRate(act, body);
      return 'stored' in set
        ? presentExchangeRate(set.stored)
        : new Pending(presentApproval(set.approval, now));
    },
  }),
});
