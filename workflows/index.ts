export { dispute } from './dispute';
export { donation } from './donation';
export { volunteerHours } from './volunteer-hours';
export { verification } from './verification';
export { refund } from './refund';
export { webhookDelivery } from './webhook-delivery';
