import { type CampaignEdits } from '../../../operations/campaigns/member-changes';
import { definedFields } from '../../defined-fields';
import { readLocation } from '../../location';
import { type CampaignChanges } from './schema';

/** Reads the campaign fields that a request changes, except amounts. */
export function readEdits(body: CampaignChanges): CampaignEdits {
  return definedFields({
    name: body.name,
    description: body.description,
    category: body.category,
    tags: body.tags,
    location: body.location === undefined ? undefined : readLocation(body.location),
    deadline: body.deadline,
    updateFrequency: body.update_frequency,
  });
}
