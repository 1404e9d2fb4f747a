import { type FollowedPledge } from '../../../activities/matching';
import { DAY_MS } from '../../../domain/days';
import { matching } from '../../../workflows';
import { matchingMoved } from '../../../workflows/messages';
import { inTurn, type Way, way, type Ways } from './way';

const ended: FollowedPledge = { status: 'ended', nextAtMs: null };

/** A pledge that wakes on these days, and on the days of the signals. */
function pledge(days: number[], signalsAfterDays: number[] = []): Way {
  return way(matching, (startMs) => ({
    input: [{ pledgeId: 'pledge_1' }],
    steps: {
      followPledge: inTurn(
        ...days.map((day) => ({ status: 'accepted' as const, nextAtMs: startMs + day * DAY_MS })),
        ended,
      ),
    },
    happenings: signalsAfterDays.map((afterDays) => ({ afterMs: afterDays * DAY_MS, what: matchingMoved })),
    end: { result: 'ended' },
  }));
}

export const matchingWays: Ways = {
  // The signal on day 15 tells that the charge of day 14 succeeded.
  'matching-charged': pledge([7, 14, 21, 21], [15]),
  'matching-declined': pledge([7, 8, 8], [6, 1.5]),
  'matching-retried': pledge([7, 8, 11]),
  'matching-continued': way(matching, (startMs) => ({
    input: [{ pledgeId: 'pledge_1' }],
    steps: { followPledge: () => Promise.resolve({ status: 'accepted', nextAtMs: startMs }) },
    isLong: true,
    end: { continuesWith: [{ pledgeId: 'pledge_1' }] },
  })),
};
