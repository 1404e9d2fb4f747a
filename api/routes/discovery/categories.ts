import { countCategories } from '../../../db/queries/discovery/recommendations';
import { CATEGORIES } from '../../../domain/imports/categories';
import { subCategoriesOf } from '../../../domain/imports/causes';
import { defineRoute } from '../../route';
import { categoriesSchema } from './schema';

export const listCategories = defineRoute({
  method: 'get',
  path: '/api/v1/categories',
  operationId: 'listCategories',
  tag: 'Discovery',
  summary: 'List causes with their subcategories and number of organizations',
  scope: 'search:read',
  guests: true,
  success: { status: 200, description: 'Every primary category', schema: categoriesSchema },
  errors: [],
  async handle({ db }) {
    const counts = await countCategories(db);
    return {
      categories: CATEGORIES.map((name) => ({
        name,
        count: counts.get(name) ?? 0,
        sub_categories: subCategoriesOf(name),
      })),
    };
  },
});
