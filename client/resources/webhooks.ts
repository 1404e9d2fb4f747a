import { WebhookDeliveriesResource, WebhookEndpointsResource } from '../openapi-resources';
import { type RequestEngine } from '../request';

/** Groups the calls for webhook endpoints and deliveries. */
export class WebhooksResource {
  readonly endpoints: WebhookEndpointsResource;
  readonly deliveries: WebhookDeliveriesResource;

  constructor(engine: RequestEngine) {
    this.endpoints = new WebhookEndpointsResource(engine);
    this.deliveries = new WebhookDeliveriesResource(engine);
  }
}
