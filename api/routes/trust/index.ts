import { getTrust } from './get';
import { listRatingsRoute } from './list-ratings';
import { rateCharityRoute } from './rate';

export const trustRoutes = [getTrust, rateCharityRoute, listRatingsRoute];
