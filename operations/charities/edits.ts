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

/** Members can edit these fields of a charity. An absent field is not changed. */
export type CharityEdits = Partial<Pick<Charity, EditedField>>;
