import { closeOpportunityRoute } from './close';
import { createOpportunityRoute } from './create';
import { getOpportunity } from './get';
import { listOpportunitiesRoute } from './list';
import { updateOpportunityRoute } from './update';

export const opportunityRoutes = [
  createOpportunityRoute,
  listOpportunitiesRoute,
  getOpportunity,
  updateOpportunityRoute,
  closeOpportunityRoute,
];
