/** How the API refuses a call of the SDK. */
import { GivingApiError, ValidationError } from '../../client/errors';

/** Returns the status with the wrong fields ("400 amount currency"), or else with the code ("409 CONFLICT"). */
export async function refusal(call: Promise<unknown>): Promise<string> {
  return describe(await errorOf(call));
}

/** Returns how the API refuses a call, and the details: `['409 CONFLICT', { status: 'verified' }]`. */
export async function refusalDetails(call: Promise<unknown>): Promise<[string, unknown]> {
  const error = await errorOf(call);
  return [describe(error), error.details];
}

/** Returns "accepted", or how the API refuses the call. */
export function outcome(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'accepted',
    () => refusal(call),
  );
}

/** Returns what became of calls that were sent at once, in the order of the alphabet. */
export async function outcomes(calls: Promise<unknown>[]): Promise<string[]> {
  return (await Promise.all(calls.map(outcome))).sort();
}

function describe(error: GivingApiError): string {
  // The SDK tells a ValidationError by its status alone, so a wrong code would go unnoticed.
  const isInvalid = error instanceof ValidationError && error.code === 'VALIDATION_ERROR';
  const fields = isInvalid ? error.fields.map(({ field }) => field) : [];
  return [error.status, ...(fields.length > 0 ? fields : [error.code])].join(' ');
}

/** Returns the error of a refused call, for its message or details. */
export async function errorOf(call: Promise<unknown>): Promise<GivingApiError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof GivingApiError) return error;
    throw error;
  }
  throw new Error('the call was not refused');
}
