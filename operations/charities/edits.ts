import { type Charity } from '../../db/queries/charities/charities';
import { type Location } from '../../domain/location';

type EditedField =
  | keyof Location
  | 'name'
  | 'ein'
  | 'category'
  | 'description'
  | 'tags'
  | 'logo'
  | 'founded'
  | 'staffCount'
  | 'annualBudgetDollars'
  | 'walletAddress'
  | 'paymentMethods'
  | 'absorbPlatformFees'
  | 'absorbProcessingFees'
  | 'autoAcceptHundredths'
  | 'autoAcceptAfter';

/** The fields of a charity that its members can edit. An absent field is not changed. */
export type CharityEdits = Partial<Pick<Charity, EditedField>>;
