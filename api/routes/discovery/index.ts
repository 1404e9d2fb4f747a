import { listCategories } from './categories';
import { getRecommendations } from './recommendations';
import { recordSearchEvents } from './record-events';
import { recordTrendSignal } from './record-mention';
import { listSimilarCharities } from './similar';

export const discoveryRoutes = [
  recordSearchEvents,
  getRecommendations,
  listSimilarCharities,
  listCategories,
  recordTrendSignal,
];
