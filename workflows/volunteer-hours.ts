import { condition, setCurrentDetails, setHandler } from '@temporalio/workflow';
import { isOpen } from '../domain/hours/hours';
import {
  hoursDecided,
  type VolunteerHoursInput,
  volunteerHoursState,
  type VolunteerHoursState,
} from './messages';
import { localSteps } from './steps';

const SUMMARIES = {
  remind: 'remind the charity',
  hand_over: "hand over to the platform's reviewers",
  expire: 'expire the submission',
};

/**
 * Waits for the decision on volunteer hours. If the charity does not decide, reminds it, and later hands the submission
 * over to the platform's reviewers. Finally lets the submission expire. The run ends when a signal or a step shows that
 * the submission is no longer open.
 */
export async function volunteerHours({ submissionId, steps }: VolunteerHoursInput): Promise<string> {
  let state: VolunteerHoursState = { status: 'waiting', nextStep: null };
  let isDecided = false;
  setHandler(hoursDecided, () => {
    isDecided = true;
  });
  setHandler(volunteerHoursState, () => state);

  for (const [index, { kind, atMs }] of steps.entries()) {
    state = { status: 'waiting', nextStep: { kind, at: new Date(atMs).toISOString() } };
    setCurrentDetails(`Waiting for a decision; next: ${SUMMARIES[kind]}, ${new Date(atMs).toISOString()}.`);
    const waitMs = Math.max(1, atMs - Date.now());
    if (await condition(() => isDecided, waitMs, { summary: `wait to ${SUMMARIES[kind]}` })) break;
    const step = { submissionId, kind, number: index + 1 };
    const status = await localSteps(SUMMARIES[kind]).takeHoursStep(step);
    if (!isOpen(status)) return end(status);
  }
  return end(await localSteps('read the decision').readHoursStatus({ submissionId }));

  function end(status: VolunteerHoursState['status']): string {
    state = { status, nextStep: null };
    setCurrentDetails(`The submission is ${status}.`);
    return status;
  }
}
