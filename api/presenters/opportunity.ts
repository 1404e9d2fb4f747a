import { type z } from 'zod';
import { type Opportunity } from '../../db/queries/opportunities/opportunities';
import { presentLocation } from '../location';
import { opportunitySchema } from '../routes/opportunities/schema';
import { project } from '../project';

/** Presents an opportunity as everybody sees it. */
export function presentOpportunity(opportunity: Opportunity): z.input<typeof opportunitySchema> {
  return project(opportunitySchema, opportunity, {
    location: presentLocation(opportunity),
    verifier_id: opportunity.verifierUserId,
  });
}
