import { acceptPledgeRoute } from './accept';
import { closePledgeRoute } from './close';
import { createPledge } from './create';
import { getPledge } from './get';
import { listPledgesRoute } from './list';
import { updatePledge } from './update';

export const matchingRoutes = [
  createPledge,
  listPledgesRoute,
  getPledge,
  updatePledge,
  acceptPledgeRoute,
  closePledgeRoute,
];
