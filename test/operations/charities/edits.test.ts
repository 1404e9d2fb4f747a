/** Which sub-category an edited charity has. */
import { subCategoryAfter } from '../../../operations/charities/edits';

it('an edit of something else keeps a sub-category that the category has', () => {
  expect(subCategoryAfter({ category: 'Education', subCategory: 'Adult Literacy' }, { name: 'Oak' })).toBe(
    'Adult Literacy',
  );
});

it('a new category clears an old sub-category that it does not have', () => {
  const charity = { category: 'Environment', subCategory: 'Adult Literacy' };
  expect(subCategoryAfter(charity, { category: 'Environment' })).toBeNull();
});

it.each([
  [null, 'conflict', 'needs a category'],
  ['Environment', 'not_allowed', 'is not a sub-category of Environment. GET /api/v1/categories lists them'],
])('the category %s refuses the sub-category Adult Literacy with %s', (category, code, message) => {
  const field = { field: 'sub_category', code, message };
  const set = () =>
    subCategoryAfter({ category, subCategory: 'Adult Literacy' }, { subCategory: 'Adult Literacy' });
  expect(set).toThrow(expect.objectContaining({ details: { fields: [field] } }) as Error);
});
