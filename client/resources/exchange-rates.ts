import { type List } from '../list';
import { type CallOptions, type CreateOptions, type RequestEngine } from '../request';
import {
  type ExchangeRate,
  type ExchangeRateList,
  type ExchangeRateRequest,
  type ListExchangeRatesQuery,
} from '../openapi-types';

/** For operators: reads and sets exchange rates. Rates are decimal strings. */
export class ExchangeRatesResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Lists the stored prices in US dollars, newest day first. */
  list(filter: ListExchangeRatesQuery = {}, options?: CallOptions): List<ExchangeRateList, ExchangeRate> {
    return this.#engine.list(
      { path: '/v1/exchange-rates', query: filter },
      { entries: 'exchange_rates', by: 'offset' },
      options,
    );
  }

  /** Sets the rate of a day. The answer is the stored price in US dollars. */
  set(request: ExchangeRateRequest, options?: CreateOptions): Promise<ExchangeRate> {
    return this.#engine.send({ method: 'POST', path: '/v1/exchange-rates', body: request }, options);
  }
}
