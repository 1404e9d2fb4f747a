import { getDispute } from './get';
import { giveDisputeEvidence } from './give-evidence';
import { listDisputesRoute } from './list';
import { listAllDisputesRoute } from './list-all';
import { openDisputeRoute } from './open';
import { resolveDisputeRoute } from './resolve';

export const disputeRoutes = [
  openDisputeRoute,
  listDisputesRoute,
  getDispute,
  giveDisputeEvidence,
  resolveDisputeRoute,
  listAllDisputesRoute,
];
