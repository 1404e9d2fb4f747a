import { type OpportunityEdits } from '../../../operations/opportunities/member-changes';
import { definedFields } from '../../defined-fields';
import { readLocation } from '../../location';
import { type OpportunityChanges } from './schema';

/** Reads the opportunity fields that a request changes. */
export function readEdits(body: OpportunityChanges): OpportunityEdits {
  return definedFields({
    title: body.title,
    description: body.description,
    category: body.category,
    tags: body.tags,
    location: body.location === undefined ? undefined : readLocation(body.location),
    mode: body.mode,
    timeCommitment: body.time_commitment,
    skills: body.skills,
    requiredQualifications: body.required_qualifications,
    backgroundCheckRequired: body.background_check_required,
    verificationLevelRequired: body.verification_level_required,
    minimumAge: body.minimum_age,
    maximumAge: body.maximum_age,
    accessibility: body.accessibility,
    verifierUserId: body.verifier_id,
  });
}
