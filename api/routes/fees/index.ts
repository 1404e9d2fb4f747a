import { calculateFees } from './calculate';
import { exportFees } from './export';
import { reportFees } from './report';
import { summarizeFees } from './summary';

export const feeRoutes = [calculateFees, reportFees, summarizeFees, exportFees];
