import { DAY_MS } from '../../../domain/days';
import { type DisputeStatus } from '../../../domain/disputes/dispute';
import { dispute } from '../../../workflows';
import { disputeMoved } from '../../../workflows/messages';
import { inTurn, nothing, type Way, way, type Ways } from './way';

const moves = { afterMs: DAY_MS, what: disputeMoved };

/** A dispute with 14 days for evidence, which has these statuses and a signal between each two. */
function decided(statuses: DisputeStatus[], isProcessors = false): Way {
  return way(dispute, (startMs) => ({
    input: [{ disputeId: 'dispute_1', evidenceDueAtMs: startMs + 14 * DAY_MS, isProcessors }],
    steps: { readDispute: inTurn(...statuses), sendEvidence: nothing },
    happenings: statuses.slice(1).map(() => moves),
    end: { result: statuses.at(-1) ?? 'opened' },
  }));
}

export const disputeWays: Ways = {
  'dispute-lost-at-deadline': way(dispute, (startMs) => ({
    input: [{ disputeId: 'dispute_1', evidenceDueAtMs: startMs + 14 * DAY_MS }],
    steps: {
      readDispute: inTurn('opened', 'opened'),
      endUnanswered: inTurn('lost'),
    },
    happenings: [moves],
    end: { result: 'lost' },
  })),
  'dispute-won': decided(['opened', 'under_review', 'won']),
  'dispute-won-before-it-began': decided(['won']),
  'dispute-decided-by-processor': decided(['opened', 'under_review', 'under_review', 'won'], true),
};
