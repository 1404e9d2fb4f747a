import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type Cursor,
  type Page,
  type WebhookDelivery,
  type WebhookDeliveryFilter,
  type WebhookDeliveryList,
} from '../types';

/** Each event on its way to each endpoint, with every attempt. */
export class WebhookDeliveries {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** One page of deliveries, newest first. */
  list(
    filter: WebhookDeliveryFilter & Page & Cursor = {},
    options?: CallOptions,
  ): Promise<WebhookDeliveryList> {
    return this.#engine.send({ method: 'GET', path: '/v1/webhooks/deliveries', query: filter }, options);
  }

  /** One delivery; NotFoundError when it is not the caller's. */
  get(deliveryId: string, options?: CallOptions): Promise<WebhookDelivery> {
    return this.#engine.send({ method: 'GET', path: path`/v1/webhooks/deliveries/${deliveryId}` }, options);
  }

  /** Sends a delivery again, now, whatever its state. ConflictError unless its endpoint is enabled. */
  redeliver(deliveryId: string, options?: CreateOptions): Promise<WebhookDelivery> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/webhooks/deliveries/${deliveryId}/redeliver` },
      options,
    );
  }
}
