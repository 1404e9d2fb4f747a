import { listRates } from '../../../db/queries/exchange-rates/rates';
import { presentExchangeRate } from '../../presenters/exchange-rate';
import { defineRoute } from '../../route';
import { exchangeRateListSchema, exchangeRateQuery } from './schema';

export const listExchangeRates = defineRoute({
  method: 'get',
  path: '/v1/exchange-rates',
  operationId: 'listExchangeRates',
  tag: 'Exchange rates',
  summary: 'List the stored exchange rates',
  description: 'For operators. A rate counts from its day until the next rate of its currency.',
  scope: 'donations:read',
  role: 'operator',
  query: exchangeRateQuery,
  success: { status: 200, description: 'A page of rates, newest day first', schema: exchangeRateListSchema },
  errors: [],
  async handle({ db, query }) {
    const { limit, offset } = query;
    const { rates, total } = await listRates(db, query);
    return { exchange_rates: rates.map(presentExchangeRate), total, limit, offset };
  },
});
