import { addCharityPhoto } from './add-photo';
import { getCharityBalance } from './balance';
import { confirmCharityChange } from './confirm-change';
import { createCharityRoute } from './create';
import { getCharity } from './get';
import { getGivePage } from './give';
import { getPhoto } from './get-photo';
import { getCharityImpact } from './impact';
import { createImpactReport, listImpactReports, withdrawImpactReport } from './impact-reports';
import { listCharitiesRoute } from './list';
import { refuseCharityChange } from './refuse-change';
import { removeCharityPhoto } from './remove-photo';
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
  addCharityPhoto,
  removeCharityPhoto,
];

/** Pages call these routes without a credential. */
export const publicCharityRoutes = [getPhoto, getGivePage];
