import { advancedSearch } from './advanced';
import { autocompleteRoute } from './autocomplete';
import { search } from './search';

export const searchRoutes = [search, advancedSearch, autocompleteRoute];
