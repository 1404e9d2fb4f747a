import { type List } from '../list';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type ListWebhookDeliveriesQuery,
  type WebhookDelivery,
  type WebhookDeliveryList,
} from '../openapi-types';

/** Lists and repeats deliveries of events to endpoints. */
export class WebhookDeliveriesResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Lists deliveries, newest first. */
  list(
    filter: ListWebhookDeliveriesQuery = {},
    options?: CallOptions,
  ): List<WebhookDeliveryList, WebhookDelivery> {
    return this.#engine.list(
      { path: '/v1/webhooks/deliveries', query: filter },
      { entries: 'deliveries', by: { cursor: 'delivery_id' } },
      options,
    );
  }

  /** Reads a delivery with its attempts. NotFoundError if the delivery belongs to another account. */
  get(deliveryId: string, options?: CallOptions): Promise<WebhookDelivery> {
    return this.#engine.send({ method: 'GET', path: path`/v1/webhooks/deliveries/${deliveryId}` }, options);
  }

  /** Sends a delivery again at once, whatever its state. ConflictError if the endpoint is not enabled. */
  redeliver(deliveryId: string, options?: CreateOptions): Promise<WebhookDelivery> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/webhooks/deliveries/${deliveryId}/redeliver` },
      options,
    );
  }
}
