import { closeOpportunity } from './close';
import { createOpportunity } from './create';
import { getOpportunity } from './get';
import { listOpportunitiesRoute } from './list';
import { updateOpportunityRoute } from './update';

export const opportunityRoutes = [
  createOpportunity,
  listOpportunitiesRoute,
  getOpportunity,
  updateOpportunityRoute,
  closeOpportunity,
];
