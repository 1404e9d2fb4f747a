import { getCharityBalance } from './balance';
import { createCharity } from './create';
import { getCharity } from './get';
import { getCharityImpact } from './impact';
import { createImpactReport, listImpactReports, withdrawImpactReport } from './impact-reports';
import { listCharitiesRoute } from './list';
import { updateCharityRoute } from './update';

export const charityRoutes = [
  listCharitiesRoute,
  createCharity,
  getCharity,
  updateCharityRoute,
  getCharityImpact,
  getCharityBalance,
  createImpactReport,
  listImpactReports,
  withdrawImpactReport,
];
