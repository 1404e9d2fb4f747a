import { calculateFees } from './calculate';

export const feeRoutes = [calculateFees];
