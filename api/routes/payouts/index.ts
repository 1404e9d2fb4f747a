import { cancelPayoutRoute } from './cancel';
import { createPayout } from './create';
import { decisionRoutes } from './decide';
import { getPayout } from './get';
import { getPayoutSettings } from './get-settings';
import { listPayoutsRoute } from './list';
import { listAllPayoutsRoute } from './list-all';
import { quotePayoutRoute } from './quote';
import { updatePayoutSettingsRoute } from './update-settings';

export const payoutRoutes = [
  getPayoutSettings,
  updatePayoutSettingsRoute,
  quotePayoutRoute,
  createPayout,
  listPayoutsRoute,
  getPayout,
  cancelPayoutRoute,
  listAllPayoutsRoute,
  ...decisionRoutes,
];
