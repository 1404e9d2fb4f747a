import { DAY_MS } from '../../../domain/days';
import { type HoursStatus, scheduleSteps } from '../../../domain/hours/hours';
import { volunteerHours } from '../../../workflows';
import { hoursDecided } from '../../../workflows/messages';
import { inTurn, type Way, way, type Ways } from './way';

interface Submission {
  /** The status after each step that became due. */
  steps: HoursStatus[];
  /** The decision, and the days after which it arrives. */
  decided?: { as: HoursStatus; afterDays: number };
}

function hours({ steps, decided }: Submission): Way {
  return way(volunteerHours, (startMs) => ({
    input: [{ submissionId: 'hours_1', steps: scheduleSteps(new Date(startMs)) }],
    steps: {
      takeHoursStep: inTurn(...steps),
      readHoursStatus: inTurn(...(decided === undefined ? [] : [decided.as])),
    },
    happenings: decided === undefined ? [] : [{ afterMs: decided.afterDays * DAY_MS, what: hoursDecided }],
    end: { result: decided?.as ?? steps.at(-1) ?? 'pending' },
  }));
}

export const hoursWays: Ways = {
  'volunteer-hours-expired': hours({ steps: ['pending', 'information_required', 'pending', 'expired'] }),
  'volunteer-hours-found-decided': hours({ steps: ['pending', 'verified'] }),
  'volunteer-hours-rejected-after-hand-over': hours({
    steps: ['pending', 'pending', 'in_review'],
    decided: { as: 'rejected', afterDays: 15 },
  }),
  'volunteer-hours-verified': hours({ steps: [], decided: { as: 'verified', afterDays: 1 } }),
  'volunteer-hours-withdrawn': hours({ steps: [], decided: { as: 'withdrawn', afterDays: 2 } }),
};
