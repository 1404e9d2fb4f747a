import { calculateFees } from './calculate';
import { exportFees } from './export';
import { getFeeTerms } from './get-terms';
import { reportFees } from './report';
import { summarizeFees } from './summary';
import { updateFeeTermsRoute } from './update-terms';

export const feeRoutes = [
  calculateFees,
  reportFees,
  summarizeFees,
  exportFees,
  getFeeTerms,
  updateFeeTermsRoute,
];
