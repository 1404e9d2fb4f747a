import { type RequestEngine } from '../request';
import { WebhookDeliveries } from './webhook-deliveries';
import { WebhookEndpoints } from './webhook-endpoints';

/** Groups the calls for webhook endpoints and deliveries. */
export class Webhooks {
  readonly endpoints: WebhookEndpoints;
  readonly deliveries: WebhookDeliveries;

  constructor(engine: RequestEngine) {
    this.endpoints = new WebhookEndpoints(engine);
    this.deliveries = new WebhookDeliveries(engine);
  }
}
