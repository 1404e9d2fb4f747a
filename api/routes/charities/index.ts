import { getCharity } from './get';
import { getCharityImpact } from './impact';
import { listCharitiesRoute } from './list';

export const charityRoutes = [listCharitiesRoute, getCharity, getCharityImpact];
