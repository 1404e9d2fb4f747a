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

/** Returns how the API refuses a call, and the details: `['409 CONFLICT', { status: 'verified' }]`. */
export async function refusalDetails(call: Promise<unknown>): Promise<[string, unknown]> {
  const refused = await refusal(call);
  const error: unknown = await call.catch((reason: unknown) => reason);
  return [refused, error instanceof GivingApiError ? error.details : undefined];
}

/** Returns what became of calls that were sent at once: the refusals, and "done" for the others. */
export async function outcomes(calls: Promise<unknown>[]): Promise<string[]> {
  const each = calls.map((call) =>
    call.then(
      () => 'done',
      () => refusal(call),
    ),
  );
  return (await Promise.all(each)).sort();
}
