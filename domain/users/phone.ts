/** The rules of the codes that confirm a phone. See docs/rules/users.md. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { GivingError, validationError } from '../errors';

/** How long a code works. A vendor's own limit must be the same. */
const PHONE_CODE_MINUTES = 10;

/** The most tries of one code. */
export const PHONE_CODE_TRIES = 5;

/** The most codes for one user in a day. */
export const PHONE_CODES_A_DAY = 3;

/** The most codes for one phone in a day. All users together get no more, so that nobody floods a stranger's phone. */
export const PHONE_CODES_OF_PHONE_A_DAY = 10;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const E_164 = /^\+[1-9][0-9]{1,14}$/;

/** Calls to these cost the one who sends the code. */
const PREMIUM: readonly (string | undefined)[] = ['PREMIUM_RATE', 'SHARED_COST', 'PAGER'];

/**
 * Returns a number in E.164, or undefined if no phone can have it. Looks at the length, not at the assigned ranges,
 * because these change, and the code proves the number.
 */
export function readPhone(text: string): string | undefined {
  const phone = parsePhoneNumberFromString(text.trim(), { extract: false });
  if (phone?.isPossible() !== true || PREMIUM.includes(phone.getType())) return undefined;
  // Some countries have numbers that are longer than E.164 allows.
  return E_164.test(phone.number) ? phone.number : undefined;
}

export function phoneCodeExpiry(askedAt: Date): Date {
  return new Date(askedAt.getTime() + PHONE_CODE_MINUTES * MINUTE_MS);
}

/** The time since when codes count towards the limits of a day. */
export function phoneCodesSince(at: Date): Date {
  return new Date(at.getTime() - DAY_MS);
}

/** Throws RATE_LIMIT_EXCEEDED if the day's codes are used up. `times` are those of the last day, newest first. */
export function requireCodesLeft(times: readonly Date[], most: number, at: Date): void {
  const oldest = times[most - 1];
  if (oldest === undefined) return;
  const waitSeconds = Math.ceil((oldest.getTime() + DAY_MS - at.getTime()) / 1_000);
  const message = 'The codes of the day are used up. Ask for the next one later.';
  throw new GivingError('RATE_LIMIT_EXCEEDED', message, { reason: 'phone_codes' }, Math.max(1, waitSeconds));
}

export interface CodeState {
  expiresAt: Date;
  tries: number;
  confirmedAt: Date | null;
}

/** Returns true if the right code would still confirm the phone. */
export function isCodeAwaited({ expiresAt, tries, confirmedAt }: CodeState, at: Date): boolean {
  return confirmedAt === null && at < expiresAt && tries < PHONE_CODE_TRIES;
}

/** Throws unless the code may be tried. */
export function requireTry(code: CodeState | undefined, at: Date): void {
  if (code === undefined || code.confirmedAt !== null) {
    throw new GivingError('CONFLICT', 'No code is awaited. Ask for one first.', { reason: 'no_code' });
  }
  if (at >= code.expiresAt) throw codeFault('not_found', 'has expired: ask for a new one');
  if (code.tries >= PHONE_CODE_TRIES) throw triesUsedUp();
}

export function triesUsedUp(): GivingError {
  const message = 'The tries of this code are used up. Ask for a new code.';
  return new GivingError('RATE_LIMIT_EXCEEDED', message, { reason: 'phone_code_tries' });
}

export function wrongCode(): GivingError {
  return codeFault('not_allowed', 'is not the code that was sent');
}

function codeFault(code: 'not_found' | 'not_allowed', message: string): GivingError {
  return validationError([{ field: 'code', code, message }]);
}

export function phoneFault(message: string): GivingError {
  return validationError([{ field: 'phone', code: 'not_allowed', message }]);
}
