import { createPaymentSource } from './create';
import { getPaymentSource } from './get';
import { listPaymentSources } from './list';
import { removePaymentSource } from './remove';
import { updatePaymentSource } from './update';

export const paymentSourceRoutes = [
  createPaymentSource,
  listPaymentSources,
  getPaymentSource,
  updatePaymentSource,
  removePaymentSource,
];
