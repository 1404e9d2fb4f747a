export { donation } from './donation';
export { volunteerHours } from './volunteer-hours';
export { webhookDelivery } from './webhook-delivery';
