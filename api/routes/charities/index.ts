import { getCharityBalance } from './balance';
import { createCharityRoute } from './create';
import { getCharity } from './get';
import { getCharityImpact } from './impact';
import { createImpactReport, listImpactReports, withdrawImpactReport } from './impact-reports';
import { listCharitiesRoute } from './list';
import { updateCharityRoute } from './update';

export const charityRoutes = [
  listCharitiesRoute,
  createCharityRoute,
  getCharity,
  updateCharityRoute,
  getCharityImpact,
  getCharityBalance,
  createImpactReport,
  listImpactReports,
  withdrawImpactReport,
];
