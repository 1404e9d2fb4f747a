/** How the API refuses a call of the SDK. */
import { GivingApiError, ValidationError } from '../../client/errors';

/** Returns the status with the wrong fields ("400 amount currency"), or else with the code ("409 CONFLICT"). */
export async function refusal(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof GivingApiError)) throw error ?? new Error('the call was not refused');
  const fields = error instanceof ValidationError ? error.fields.map(({ field }) => field) : [];
  return [error.status, ...(fields.length > 0 ? fields : [error.code])].join(' ');
}

/** Returns `done`, or how the API refuses a call that races with others. */
export async function outcomeOf(call: Promise<unknown>): Promise<string> {
  const [settled] = await Promise.allSettled([call]);
  return settled.status === 'fulfilled' ? 'done' : refusal(call);
}
