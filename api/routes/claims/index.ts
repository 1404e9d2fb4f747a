import { createClaim } from './create';
import { decideClaimRoute } from './decide';
import { listClaimsRoute } from './list';
import { objectToClaimRoute } from './object';

export const claimRoutes = [createClaim, listClaimsRoute, decideClaimRoute, objectToClaimRoute];
