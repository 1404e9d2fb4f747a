import { createRefund } from './create';
import { getRefund } from './get';
import { listRefundsRoute } from './list';

export const refundRoutes = [createRefund, listRefundsRoute, getRefund];
