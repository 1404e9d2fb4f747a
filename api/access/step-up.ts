/** Sensitive calls need a recent sign-in (step-up). See docs/rules/access.md. */
import { type Database } from '../../db/database';
import { type Actor } from '../../domain/access/actor';
import { hasFactors } from '../../db/queries/factors/factors';
import { isApplication, isOwnClient } from '../../domain/access/own-clients';
import { isFreshSignIn, STEP_UP_MAX_AGE_SECONDS } from '../../domain/access/step-up';
import { GivingError } from '../../domain/errors';
import { applicationRefusal } from './applications';
import { isStaff } from './resource';

/** Selects the calls of a route that need a recent sign-in. See `RouteDefinition.stepUp`. */
export type StepUp = true | 'staff' | readonly string[];

/** Returns true if a call needs a recent sign-in. `body` is the parsed body. */
export function needsStepUp(stepUp: StepUp | undefined, actor: Actor, body: object): boolean {
  if (stepUp === undefined || stepUp === true) return stepUp === true;
  if (stepUp === 'staff') return isStaff(actor);
  return stepUp.some((field) => Object.hasOwn(body, field));
}

/** Refuses tokens of other applications, and sign-ins that are too old or lack the user's second factor. */
export async function requireStepUp(db: Database, actor: Actor, at: Date): Promise<void> {
  if (actor.credential === 'api_key') return;
  if (isApplication(actor)) throw applicationRefusal();
  if (!isOwnClient(actor.credentialId)) {
    throw new GivingError(
      'FORBIDDEN',
      "A machine's token may not make this call. Use an API key or the platform's own pages.",
    );
  }
  const { signedInAtSeconds } = actor;
  const isFresh = typeof signedInAtSeconds === 'number' && isFreshSignIn(signedInAtSeconds, at);
  if (isFresh && (actor.usedSecondFactor || !(await hasFactors(db, actor.userId)))) return;
  throw signInNeeded();
}

export function signInNeeded(): GivingError {
  return new GivingError(
    'INVALID_API_KEY',
    'This call needs a recent sign-in. Sign in again and repeat it.',
    {
      reason: 'step_up',
      max_age: STEP_UP_MAX_AGE_SECONDS,
    },
  );
}
