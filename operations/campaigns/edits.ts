import { type Campaign } from '../../db/queries/campaigns/campaigns';
import { type Location } from '../../domain/location';

/** The fields of a campaign that members of the charity can edit. An absent field is not changed. */
export interface CampaignEdits extends Partial<
  Pick<Campaign, 'name' | 'description' | 'category' | 'tags' | 'deadline' | 'updateFrequency'>
> {
  location?: Partial<Location>;
}
