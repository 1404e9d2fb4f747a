/** What an NTEE code says of a cause. */
import { isCategory } from '../../../domain/imports/categories';
import { causeOf, subCategoriesOf, subCategoryOf } from '../../../domain/imports/causes';

it.each([
  ['K31', 'Food Banks & Pantries'],
  ['K312', 'Food Banks & Pantries'],
  ['K', 'Food, Agriculture & Nutrition'],
  ['999', null],
  [null, null],
])('the cause of %s is %s', (ntee, cause) => {
  expect(causeOf(ntee)).toBe(cause);
});

it.each([
  ['B21', 'Early Childhood'],
  ['B211', 'Early Childhood'],
  ['B42', 'Higher Education'],
  ['B50', 'Higher Education'],
  ['B60', 'Adult Literacy'],
  ['U20', 'STEM Programs'],
  ['B99', null],
  ['V30', null],
  ['K31', 'Food Programs'],
  ['K11', null],
  ['K', null],
  [null, null],
])('the sub-category of %s is %s', (ntee, name) => {
  expect(subCategoryOf(ntee)).toBe(name);
});

it('sub-categories are of the category, each once and sorted', () => {
  const names = subCategoriesOf('Animals & Wildlife');
  expect(names).toEqual([...new Set(names)].sort());
  expect(names).toContain('Wildlife Preservation & Protection');
  expect(names).not.toContain('Higher Education');
});

it('a category is one of the ten', () => {
  expect(isCategory('Education')).toBe(true);
  expect(isCategory('education')).toBe(false);
});
