import { type Campaign } from '../../db/queries/campaigns/campaigns';
import { type Location } from '../../domain/location';

/** Members can edit these fields of a campaign. An absent field is not changed. */
export interface CampaignEdits extends Partial<
  Pick<Campaign, 'name' | 'description' | 'category' | 'tags' | 'deadline' | 'updateFrequency'>
> {
  location?: Partial<Location>;
}
