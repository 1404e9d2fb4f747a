import { getCharityBalance } from './balance';
import { getCharity } from './get';
import { getCharityImpact } from './impact';
import { createImpactReport, listImpactReports, withdrawImpactReport } from './impact-reports';
import { listCharitiesRoute } from './list';

export const charityRoutes = [
  listCharitiesRoute,
  getCharity,
  getCharityImpact,
  getCharityBalance,
  createImpactReport,
  listImpactReports,
  withdrawImpactReport,
];
