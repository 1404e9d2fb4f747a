import { type Campaign } from '../../db/queries/campaigns/campaigns';
import { type Location } from '../../domain/location';

/** The fields of a campaign that members can edit. An absent field stays as it is. */
export interface CampaignEdits extends Partial<
  Pick<Campaign, 'name' | 'description' | 'category' | 'tags' | 'deadline' | 'updateFrequency'>
> {
  location?: Partial<Location>;
}
