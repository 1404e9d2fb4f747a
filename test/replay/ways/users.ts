import { DAY_MS } from '../../../domain/days';
import { dataExport, erasure } from '../../../workflows';
import { inTurn, nothing, type Way, way, type Ways } from './way';

const WEEK_MS = 7 * DAY_MS;

function erased(end: 'erased' | 'restored', waitMs = 2 * WEEK_MS): Way {
  return way(erasure, (startMs) => ({
    input: [{ erasureId: 'erasure_1', eraseAtMs: startMs + waitMs }],
    steps: { erasePerson: inTurn(end) },
    end: { result: end },
  }));
}

export const userWays: Ways = {
  'erasure-erased': erased('erased'),
  'erasure-restored': erased('restored'),
  'erasure-begun-when-due': erased('erased', 0),
  'erasure-postponed': way(erasure, (startMs) => ({
    input: [{ erasureId: 'erasure_1', eraseAtMs: startMs + 2 * WEEK_MS }],
    steps: { erasePerson: inTurn({ postponedToMs: startMs + 2 * WEEK_MS + DAY_MS }, 'erased' as const) },
    end: { result: 'erased' as const },
  })),
  'data-export-expired': way(dataExport, (startMs) => ({
    input: [{ exportId: 'export_1' }],
    steps: { writeDataExport: inTurn({ expiresAtMs: startMs + WEEK_MS }), removeDataExport: nothing },
    end: { result: 'expired' as const },
  })),
  'data-export-gone': way(dataExport, {
    input: [{ exportId: 'export_1' }],
    steps: { writeDataExport: inTurn(null) },
    end: { result: 'gone' },
  }),
};
