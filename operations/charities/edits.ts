import { type Charity } from '../../db/queries/charities/charities';
import { hasSubCategory } from '../../domain/charities/profile';
import { validationError } from '../../domain/errors';
import { type Location } from '../../domain/location';

type EditedField =
  | keyof Location
  | 'name'
  | 'ein'
  | 'category'
  | 'subCategory'
  | 'programs'
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
  | 'autoAcceptAfter'
  | 'giveSettings';

/** The fields of a charity that its members can edit. An absent field is not changed. */
export type CharityEdits = Partial<Pick<Charity, EditedField>>;

/**
 * Returns the sub-category of an edited charity. Throws if the edits set one that the category does not have. A new
 * category clears an old sub-category that it does not have.
 */
export function subCategoryAfter(
  charity: Pick<Charity, 'category' | 'subCategory'>,
  edits: CharityEdits,
): string | null {
  const { category, subCategory } = charity;
  if (subCategory === null || hasSubCategory(category, subCategory)) return subCategory;
  if (edits.subCategory === undefined) return null;
  throw validationError([
    {
      field: 'sub_category',
      code: category === null ? 'conflict' : 'not_allowed',
      message:
        category === null
          ? 'needs a category'
          : `is not a sub-category of ${category}. GET /api/v1/categories lists them`,
    },
  ]);
}
