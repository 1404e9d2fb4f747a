/** How the API refuses a call of the SDK. */
import { GivingApiError, ValidationError } from '../../client/errors';

/** Returns the status with the wrong fields ("400 amount currency"), or else with the code ("409 CONFLICT"). */
export async function refusal(call: Promise<unknown>): Promise<string> {
  const error = await refusalOf(call);
  const fields = error instanceof ValidationError ? error.fields.map(({ field }) => field) : [];
  return [error.status, ...(fields.length > 0 ? fields : [error.code])].join(' ');
}

async function refusalOf(call: Promise<unknown>): Promise<GivingApiError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof GivingApiError) return error;
    throw error;
  }
  throw new Error('the call was not refused');
}
