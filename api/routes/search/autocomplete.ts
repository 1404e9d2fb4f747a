import { autocomplete } from '../../../search/autocomplete';
import { defineRoute } from '../../route';
import { autocompleteQuery, autocompleteSchema } from './schema';

export const autocompleteRoute = defineRoute({
  method: 'get',
  path: '/api/v1/search/autocomplete',
  operationId: 'autocomplete',
  tag: 'Search',
  summary: 'Suggest categories and names while the user types',
  scope: 'search:read',
  guests: true,
  query: autocompleteQuery,
  success: {
    status: 200,
    description: 'At most ten suggestions, categories first',
    schema: autocompleteSchema,
  },
  errors: [],
  async handle({ engine, query }) {
    return { suggestions: await autocomplete(engine, query.q) };
  },
});
