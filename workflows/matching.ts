import { condition, continueAsNew, setCurrentDetails, setHandler, workflowInfo } from '@temporalio/workflow';
import { type MatchingInput, matchingMoved, matchingState, type MatchingView } from './messages';
import { remoteSteps } from './steps';

const { followPledge } = remoteSteps('charge the sponsor for due matches');

/**
 * Follows an accepted pledge until all its matches are charged, released or failed. Wakes for each weekly charge, for
 * each retry, and when the pledge or a charge ends. The rows decide what is due, so an extra wake-up is harmless.
 */
export async function matching(input: MatchingInput): Promise<string> {
  let hasMoved = false;
  let view: MatchingView | null = null;
  setHandler(matchingMoved, () => {
    hasMoved = true;
  });
  setHandler(matchingState, () => view);
  for (;;) {
    hasMoved = false;
    const { status, nextAtMs } = await followPledge({ pledgeId: input.pledgeId, nowMs: Date.now() });
    view = { status, nextAt: nextAtMs === null ? null : new Date(nextAtMs).toISOString() };
    setCurrentDetails(`The pledge is ${status}. Next step: ${view.nextAt ?? 'none'}.`);
    if (nextAtMs === null) return status;
    await condition(() => hasMoved, Math.max(1, nextAtMs - Date.now()), { summary: 'waiting for matches' });
    if (workflowInfo().continueAsNewSuggested) await continueAsNew<typeof matching>(input);
  }
}
