export { donation } from './donation';
export { volunteerHours } from './volunteer-hours';
export { verification } from './verification';
export { webhookDelivery } from './webhook-delivery';
