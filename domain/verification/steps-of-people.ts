/** Tells people what they can do with a verification. */
import { factsOf, type VerificationState } from './decide';
import { listPossible } from './stages';
import { type StepOfPeople, STEPS_OF_PEOPLE } from './vocabulary';

/** Lists the steps that the stage allows at this time to the entity and to reviewers. */
export function listSteps(state: VerificationState, at: Date): StepOfPeople[] {
  const possible = listPossible(state.stage, factsOf(state, { at }));
  return STEPS_OF_PEOPLE.filter((step) => possible.includes(step));
}
