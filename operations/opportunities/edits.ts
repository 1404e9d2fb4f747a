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
  | 'requiredQualifications'
  | 'backgroundCheckRequired'
  | 'verificationLevelRequired'
  | 'minimumAge'
  | 'maximumAge'
  | 'accessibility'
  | 'verifierUserId';

/** The fields of an opportunity that members of the charity can edit. An absent field is not changed. */
export interface OpportunityEdits extends Partial<Pick<Opportunity, EditedField>> {
  location?: Partial<Location>;
}
