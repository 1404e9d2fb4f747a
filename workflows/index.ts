export { dispute } from './dispute';
export { donation } from './donation';
export { volunteerHours } from './volunteer-hours';
export { verification } from './verification';
export { refund } from './refund';
export { recurringGift } from './recurring-gift';
export { recurringRetry } from './recurring-retry';
export { webhookDelivery } from './webhook-delivery';
