import { getCharityBalance } from './balance';
import { confirmCharityChange } from './confirm-change';
import { createCharityRoute } from './create';
import { getCharity } from './get';
import { getCharityImpact } from './impact';
import { createImpactReport, listImpactReports, withdrawImpactReport } from './impact-reports';
import { listCharitiesRoute } from './list';
import { refuseCharityChange } from './refuse-change';
import { updateCharityRoute } from './update';

export const charityRoutes = [
  listCharitiesRoute,
  createCharityRoute,
  getCharity,
  updateCharityRoute,
  confirmCharityChange,
  refuseCharityChange,
  getCharityImpact,
  getCharityBalance,
  createImpactReport,
  listImpactReports,
  withdrawImpactReport,
];
