import { createRefund } from './create';
import { decideRefundRoute } from './decide';
import { getRefund } from './get';
import { listRefundsRoute } from './list';
import { listAllRefundsRoute } from './list-all';

export const refundRoutes = [
  createRefund,
  listRefundsRoute,
  getRefund,
  decideRefundRoute,
  listAllRefundsRoute,
];
