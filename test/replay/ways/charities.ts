import { type ChangeStatus } from '../../../domain/charities/changes';
import { DAY_MS } from '../../../domain/days';
import { charityChange } from '../../../workflows';
import { inTurn, type Way, way, type Ways } from './way';

/** A change with this status after its cooling-off. */
function change(status: ChangeStatus, coolingOffMs = 3 * DAY_MS): Way {
  return way(charityChange, (startMs) => ({
    input: [{ changeId: 'change_1', effectiveAtMs: startMs + coolingOffMs }],
    steps: { endCoolingOff: inTurn(status) },
    end: { result: status },
  }));
}

export const charityWays: Ways = {
  'charity-change-in-force': change('in_force'),
  'charity-change-in-review': change('in_review'),
  'charity-change-refused': change('refused'),
  'charity-change-begun-when-due': change('in_force', 0),
};
