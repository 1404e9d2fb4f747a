import { type Opportunity } from '../../db/queries/opportunities/opportunities';
import { type Location } from '../../domain/location';

type EditedField =
  | 'title'
  | 'description'
  | 'category'
  | 'tags'
  | 'mode'
  | 'timeCommitment'
  | 'skills'
  | 'backgroundCheckRequired'
  | 'verificationLevelRequired'
  | 'minimumAge'
  | 'maximumAge'
  | 'accessibility'
  | 'verifierUserId';

/** The fields of an opportunity that members can edit. An absent field stays as it is. */
export interface OpportunityEdits extends Partial<Pick<Opportunity, EditedField>> {
  location?: Partial<Location>;
}
