export { donation } from './donation';
export { webhookDelivery } from './webhook-delivery';
