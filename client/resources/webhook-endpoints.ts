import { type List } from '../list';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type CreatedWebhookEndpoint,
  type DeletedWebhookEndpoint,
  type ListWebhookEndpointsQuery,
  type RotatedWebhookEndpoint,
  type TestWebhookEndpointQuery,
  type WebhookEndpoint,
  type WebhookEndpointChanges,
  type WebhookEndpointList,
  type WebhookEndpointRequest,
  type WebhookRecovery,
  type WebhookRecoveryRequest,
  type WebhookTestResult,
} from '../openapi-types';

/** Manages the URLs that receive events. Calls on another account's endpoint reject with a NotFoundError. */
export class WebhookEndpointsResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Subscribes a URL. Only this answer contains the `secret`. ValidationError if the platform may not call the URL. */
  create(endpoint: WebhookEndpointRequest, options?: CreateOptions): Promise<CreatedWebhookEndpoint> {
    return this.#engine.send({ method: 'POST', path: '/v1/webhooks/endpoints', body: endpoint }, options);
  }

  /** Lists the account's endpoints, oldest first. */
  list(
    page: ListWebhookEndpointsQuery = {},
    options?: CallOptions,
  ): List<WebhookEndpointList, WebhookEndpoint> {
    return this.#engine.list(
      { path: '/v1/webhooks/endpoints', query: page },
      { entries: 'endpoints', by: 'offset' },
      options,
    );
  }

  /** Reads an endpoint without its secret. */
  get(endpointId: string, options?: CallOptions): Promise<WebhookEndpoint> {
    return this.#engine.send({ method: 'GET', path: pathOf(endpointId) }, options);
  }

  /** Changes only the given fields. Never retries if the request may have arrived. */
  update(
    endpointId: string,
    changes: WebhookEndpointChanges,
    options?: CallOptions,
  ): Promise<WebhookEndpoint> {
    return this.#engine.send({ method: 'PATCH', path: pathOf(endpointId), body: changes }, options);
  }

  /** Deletes the endpoint, which then gets no more events. Never retries if the request may have arrived. */
  delete(endpointId: string, options?: CallOptions): Promise<DeletedWebhookEndpoint> {
    return this.#engine.send({ method: 'DELETE', path: pathOf(endpointId) }, options);
  }

  /** Gives the endpoint a new secret, which only this answer contains. The old secret also signs for 24 hours. */
  rotateSecret(endpointId: string, options?: CreateOptions): Promise<RotatedWebhookEndpoint> {
    return this.#engine.send({ method: 'POST', path: `${pathOf(endpointId)}/rotate-secret` }, options);
  }

  /**
   * Sends a `webhook.test` event to this endpoint alone. With `wait`, answers with the delivery after its attempt.
   * ConflictError if the endpoint is not enabled.
   */
  test(
    endpointId: string,
    query: TestWebhookEndpointQuery = {},
    options?: CreateOptions,
  ): Promise<WebhookTestResult> {
    return this.#engine.send({ method: 'POST', path: `${pathOf(endpointId)}/test`, query }, options);
  }

  /** Resends the events that the endpoint has missed since a time. ConflictError if the endpoint is not enabled. */
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
