import { listCategories } from './categories';
import { getRecommendations } from './recommendations';
import { recordSearchEventsRoute } from './record-events';
import { recordTrendSignal } from './record-mention';
import { listSimilarCharities } from './similar';

export const discoveryRoutes = [
  recordSearchEventsRoute,
  getRecommendations,
  listSimilarCharities,
  listCategories,
  recordTrendSignal,
];
