import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type CreatedWebhookEndpoint,
  type DeletedWebhookEndpoint,
  type Page,
  type RotatedWebhookEndpoint,
  type WebhookEndpoint,
  type WebhookEndpointChanges,
  type WebhookEndpointList,
  type WebhookEndpointRequest,
  type WebhookRecovery,
  type WebhookRecoveryRequest,
  type WebhookTest,
} from '../types';

/** URLs subscribed to events. Every call on an endpoint that is not the caller's rejects with a NotFoundError. */
export class WebhookEndpoints {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Subscribes a URL; the answer's `secret` is shown only now. ValidationError when the URL may not be called. */
  create(endpoint: WebhookEndpointRequest, options?: CreateOptions): Promise<CreatedWebhookEndpoint> {
    return this.#engine.send({ method: 'POST', path: '/v1/webhooks/endpoints', body: endpoint }, options);
  }

  /** One page of the account's endpoints, oldest first. */
  list(page: Page = {}, options?: CallOptions): Promise<WebhookEndpointList> {
    return this.#engine.send({ method: 'GET', path: '/v1/webhooks/endpoints', query: page }, options);
  }

  /** One endpoint, without its secret. */
  get(endpointId: string, options?: CallOptions): Promise<WebhookEndpoint> {
    return this.#engine.send({ method: 'GET', path: pathOf(endpointId) }, options);
  }

  /** Changes what is named and leaves the rest; a call that may have arrived is not repeated. */
  update(
    endpointId: string,
    changes: WebhookEndpointChanges,
    options?: CallOptions,
  ): Promise<WebhookEndpoint> {
    return this.#engine.send({ method: 'PATCH', path: pathOf(endpointId), body: changes }, options);
  }

  /** Sends the endpoint nothing more; a call that may have arrived is not repeated. */
  delete(endpointId: string, options?: CallOptions): Promise<DeletedWebhookEndpoint> {
    return this.#engine.send({ method: 'DELETE', path: pathOf(endpointId) }, options);
  }

  /** Gives the endpoint a new secret, shown only now; for 24 hours the old one signs beside it. */
  rotateSecret(endpointId: string, options?: CreateOptions): Promise<RotatedWebhookEndpoint> {
    return this.#engine.send({ method: 'POST', path: `${pathOf(endpointId)}/rotate-secret` }, options);
  }

  /** Sends a `webhook.test` event to this endpoint alone. ConflictError unless the endpoint is enabled. */
  test(endpointId: string, options?: CreateOptions): Promise<WebhookTest> {
    return this.#engine.send({ method: 'POST', path: `${pathOf(endpointId)}/test` }, options);
  }

  /** Sends again what the endpoint did not get since a moment. ConflictError unless the endpoint is enabled. */
  recover(
    endpointId: string,
    recovery: WebhookRecoveryRequest,
    options?: CreateOptions,
  ): Promise<WebhookRecovery> {
    return this.#engine.send(
      { method: 'POST', path: `${pathOf(endpointId)}/recover`, body: recovery },
      options,
    );
  }
}

function pathOf(endpointId: string): string {
  return path`/v1/webhooks/endpoints/${endpointId}`;
}
