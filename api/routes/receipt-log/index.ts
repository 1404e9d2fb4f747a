import { getCheckpoint } from './checkpoint';
import { getConsistency } from './consistency';
import { describeReceiptLog } from './describe';
import { proveReceiptLeaf } from './prove-leaf';
import { getTile } from './tile';

export const receiptLogRoutes = [
  getCheckpoint,
  getTile,
  getConsistency,
  proveReceiptLeaf,
  describeReceiptLog,
];
