import { type Opportunity } from '../../../db/queries/opportunities/opportunities';
import { changeLocation } from '../../location';
import { type OpportunityChanges } from './schema';

/** An opportunity with the changes of a request: what is absent stays. */
export function changeOpportunity(before: Opportunity, body: OpportunityChanges, now: Date): Opportunity {
  const pick = <Value>(value: Value | undefined, old: Value): Value => (value === undefined ? old : value);
  return {
    ...before,
    ...changeLocation(before, body.location),
    title: pick(body.title, before.title),
    description: pick(body.description, before.description),
    category: pick(body.category, before.category),
    tags: pick(body.tags, before.tags),
    mode: pick(body.mode, before.mode),
    timeCommitment: pick(body.time_commitment, before.timeCommitment),
    skills: pick(body.skills, before.skills),
    backgroundCheckRequired: pick(body.background_check_required, before.backgroundCheckRequired),
    verificationLevelRequired: pick(body.verification_level_required, before.verificationLevelRequired),
    minimumAge: pick(body.minimum_age, before.minimumAge),
    maximumAge: pick(body.maximum_age, before.maximumAge),
    accessibility: pick(body.accessibility, before.accessibility),
    verifierUserId: pick(body.verifier_id, before.verifierUserId),
    updatedAt: now,
  };
}
