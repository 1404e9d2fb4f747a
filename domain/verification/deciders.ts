/** Remembers who decided about a verification, so that somebody else hears the appeal. See docs/rules/verification.md. */
import { GivingError } from '../errors';
import { sharePerson } from '../ties/ties';
import { type Occurrence, type VerificationState } from './decide';
import { isRevoked } from './revocation';
import { STAGE_RULES } from './stages';
import { type ActingParty, type Happening, type Stage } from './vocabulary';

/** Throws FORBIDDEN if the actor is tied to who proposed the revocation that they confirm, or decided what is appealed. */
export function checkSecondPerson(state: VerificationState, { happening, by }: Occurrence): void {
  const isConfirmation = state.stage === 'revocation_confirmation' && happening === 'revoke';
  if (isConfirmation && sharePerson(tiedTo(by), state.deciders)) throw notIndependent(state);
  requireUninvolved(state, by);
}

/** Throws FORBIDDEN if an appeal is open and somebody tied to this party took part in the appealed decision. */
export function requireUninvolved(state: VerificationState, by: ActingParty): void {
  if (!isUnderAppeal(state)) return;
  const involved = [...state.deciders, ...(isRevoked(state) ? state.concernRaisedBy : [])];
  if (sharePerson(tiedTo(by), involved)) throw notIndependent(state);
}

function tiedTo({ persons, tied = persons }: ActingParty): readonly string[] {
  return tied;
}

function notIndependent({ stage }: VerificationState): GivingError {
  const message =
    'Somebody else must decide this, because you, or somebody tied to you, took part in the original decision.';
  return new GivingError('FORBIDDEN', message, { reason: 'not_independent', stage });
}

const STEPS_OF_DECIDERS: readonly Happening[] = ['pass', 'fail', 'approve', 'deny', 'revoke'];

/** A granted level and a new concern begin without deciders. The people who hear an appeal do not count. */
export function nextDeciders(
  state: VerificationState,
  to: Stage,
  { happening, by }: Pick<Occurrence, 'happening' | 'by'>,
): string[] {
  if (to === 'verified' || happening === 'concern_raised' || happening === 'dismiss') return [];
  return addDecider(state, { happening, by });
}

/** Adds the people who decided. Who only dismissed a concern took no part in the revocation. */
export function addDecider(
  state: VerificationState,
  { happening, by }: Pick<Occurrence, 'happening' | 'by'>,
): string[] {
  if (isUnderAppeal(state) || !STEPS_OF_DECIDERS.includes(happening)) return state.deciders;
  return [...new Set([...state.deciders, ...by.persons])];
}

function isUnderAppeal({ stage }: VerificationState): boolean {
  return STAGE_RULES[stage].status === 'appealed';
}
