import { type Charity } from '../../db/queries/charities/charities';
import { hasSubCategory } from '../../domain/charities/profile';
import { GivingError, validationError } from '../../domain/errors';
import { type Location } from '../../domain/location';
import { createHash } from 'node:crypto';

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
  | 'giveSettings'
  | 'socialLinks';

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

/** Builds the error for an EIN that another charity already has. */
export function einTaken(charityId?: string): GivingError {
  return new GivingError('CONFLICT', 'A charity with this EIN already exists.', { charity_id: charityId });
}

/**
 * Computes a placeholder address for a charity that gave no wallet. Nobody has its private key. Imports
 * compute the same address in SQL.
 */
export function placeholderWallet(charityId: string): string {
  return `0x${createHash('sha256').update(charityId).digest('hex').slice(0, 40)}`;
}
