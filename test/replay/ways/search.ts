import { discovery, reindex, searchCheck } from '../../../workflows';
import { inTurn, nothing, way, type Ways } from './way';

export const searchWays: Ways = {
  'discovery-completed': way(discovery, {
    steps: { refreshTrends: inTurn(2), refreshGivenTogether: inTurn(3) },
    end: { result: { charities: 2, pairs: 3 } },
  }),
  'reindex-completed': way(reindex, {
    steps: { beginReindex: inTurn('giving_1'), fillIndex: inTurn(195), switchIndex: nothing },
    end: { result: 195 },
  }),
  'search-check-completed': way(searchCheck, { steps: { repairIndex: inTurn(0) }, end: { result: 0 } }),
};
