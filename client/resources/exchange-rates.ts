import { type CallOptions, type CreateOptions, type RequestEngine } from '../request';
import {
  type ExchangeRate,
  type ExchangeRateFilter,
  type ExchangeRateList,
  type ExchangeRateRequest,
} from '../types';

/** For operators: reads and sets exchange rates. Rates are decimal strings. */
export class ExchangeRates {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Lists the stored prices in US dollars, newest day first. */
  list(filter: ExchangeRateFilter = {}, options?: CallOptions): Promise<ExchangeRateList> {
    return this.#engine.send({ method: 'GET', path: '/v1/exchange-rates', query: filter }, options);
  }

  /** Sets the rate of a day. The answer is the stored price in US dollars. */
  set(request: ExchangeRateRequest, options?: CreateOptions): Promise<ExchangeRate> {
    return this.#engine.send({ method: 'POST', path: '/v1/exchange-rates', body: request }, options);
  }
}
