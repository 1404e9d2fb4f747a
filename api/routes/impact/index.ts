import { getMyImpact } from './mine';
import { getMyYear } from './year';

export const impactRoutes = [getMyImpact, getMyYear];
