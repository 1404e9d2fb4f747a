import { type z } from 'zod';
import { type Opportunity } from '../../db/queries/opportunities/opportunities';
import { presentLocation } from '../location';
import { type opportunitySchema } from '../routes/opportunities/schema';

/** Presents an opportunity as everybody sees it. */
export function presentOpportunity(opportunity: Opportunity): z.input<typeof opportunitySchema> {
  return {
    id: opportunity.id,
    charity_id: opportunity.charityId,
    title: opportunity.title,
    description: opportunity.description,
    category: opportunity.category,
    tags: opportunity.tags,
    location: presentLocation(opportunity),
    mode: opportunity.mode,
    time_commitment: opportunity.timeCommitment,
    skills: opportunity.skills,
    required_qualifications: opportunity.requiredQualifications,
    background_check_required: opportunity.backgroundCheckRequired,
    verification_level_required: opportunity.verificationLevelRequired,
    minimum_age: opportunity.minimumAge,
    maximum_age: opportunity.maximumAge,
    accessibility: opportunity.accessibility,
    verifier_id: opportunity.verifierUserId,
    status: opportunity.status,
    created_at: opportunity.createdAt.toISOString(),
    updated_at: opportunity.updatedAt.toISOString(),
    closed_at: opportunity.closedAt?.toISOString() ?? null,
  };
}
