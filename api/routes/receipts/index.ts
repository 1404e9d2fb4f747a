import { getReceipt } from './get';
import { getYearReceipts } from './year';

export const receiptRoutes = [getReceipt, getYearReceipts];
