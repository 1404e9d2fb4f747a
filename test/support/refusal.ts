/** How the API refuses a call of the SDK. */
import { GivingApiError, ValidationError } from '../../client/errors';

/** Returns the status with the wrong fields ("400 amount currency"), or else with the code ("409 CONFLICT"). */
export async function refusal(call: Promise<unknown>): Promise<string> {
  const error = await errorOf(call);
  const fields = error instanceof ValidationError ? error.fields.map(({ field }) => field) : [];
  return [error.status, ...(fields.length > 0 ? fields : [error.code])].join(' ');
}

/** Returns the error of a refused call, for its message or details. */
export async function errorOf(call: Promise<unknown>): Promise<GivingApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof GivingApiError) return error;
  if (error instanceof Error) throw error;
  throw new Error('the call was not refused');
}

/** Returns how each of several calls ended, sorted: how it was refused, or "done". */
export async function outcomes(calls: Promise<unknown>[]): Promise<string[]> {
  const ends = calls.map((call) =>
    call.then(
      () => 'done',
      () => refusal(call),
    ),
  );
  return (await Promise.all(ends)).sort();
}
