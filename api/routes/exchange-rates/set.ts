import { setRate } from '../../../operations/exchange-rates/set-rate';
import { presentExchangeRate } from '../../presenters/exchange-rate';
import { defineRoute } from '../../route';
import { exchangeRateRequestSchema, exchangeRateSchema } from './schema';

export const setExchangeRate = defineRoute({
  method: 'post',
  path: '/v1/exchange-rates',
  operationId: 'setExchangeRate',
  tag: 'Exchange rates',
  summary: 'Set an exchange rate',
  description:
    'For operators. Replaces any other rate of that day, and no file or URL replaces it later. The answer is the price in US dollars, which is stored. Gifts keep the rate that priced them.',
  scope: 'donations:write',
  stepUp: true,
  role: 'operator',
  body: exchangeRateRequestSchema,
  success: { status: 201, description: 'The stored rate', schema: exchangeRateSchema },
  errors: [],
  async handle({ db, body, actor, now }) {
    return presentExchangeRate(await setRate(db, { ...body, actor, at: now }));
  },
});
