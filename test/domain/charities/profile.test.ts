/** A sub-category belongs to one category (docs/rules/charities.md). */
import { hasSubCategory } from '../../../domain/charities/profile';
import { subCategoryFor } from '../../../domain/imports/causes';

it.each([
  ['Education', 'K-12 Schools', true],
  ['Environment', 'K-12 Schools', false],
  ['Education', 'Schools', false],
  ['Nothing', 'K-12 Schools', false],
  [null, 'K-12 Schools', false],
])('the category %s has the sub-category %s: %s', (category, subCategory, has) => {
  expect(hasSubCategory(category, subCategory)).toBe(has);
});

it.each([
  ['Special Education', 'B20', 'Special Education'],
  [null, 'B20', 'K-12 Schools'],
  [null, null, null],
  ['Special Education', null, 'Special Education'],
])('the members’ choice %s comes before the code %s of the register', (chosen, ntee, subCategory) => {
  expect(subCategoryFor(chosen, ntee)).toBe(subCategory);
});
