/** Sends and checks codes through Twilio Verify. */
import { request } from 'undici';
import { z } from 'zod';
import { type TwilioSettings } from '../../domain/users/phone-settings';
import { type PhoneCodes, PhoneVendorFault } from './phone-codes';

const API_URL = 'https://verify.twilio.com';
const TIMEOUT_MS = 10_000;

/** Error codes of Twilio: too many checks of a code, and too many codes for a phone. */
const MAX_CHECKS = 60_202;
const MAX_SENDS = 60_203;
/** Its error codes for a number: invalid (three), no mobile phone, and a landline. */
const NUMBER_FAULTS = [60_200, 60_006, 21_211, 21_614, 60_205];

const answerSchema = z.object({ status: z.union([z.string(), z.number()]), code: z.number().optional() });

interface TwilioAnswer {
  httpStatus: number;
  /** The state of the verification; undefined for an error. */
  state: string | undefined;
  /** Twilio's number of the error. */
  error: number | undefined;
}

/** Only tests set the time limit, to make it shorter. */
export function createTwilio(settings: TwilioSettings, timeoutMs = TIMEOUT_MS): PhoneCodes {
  const ask = (path: string, form: Record<string, string>) => post(settings, { path, form, timeoutMs });
  return {
    name: 'twilio',
    async send(phone, language) {
      const form = { To: phone, Channel: 'sms', Locale: language };
      const { httpStatus, state, error } = await ask('Verifications', form);
      if (state !== undefined) return 'sent';
      if (httpStatus === 429 && error === MAX_SENDS) return 'used_up';
      if (error !== undefined && NUMBER_FAULTS.includes(error)) return 'refused';
      throw unexpected(httpStatus, error);
    },
    async check(phone, code) {
      const { httpStatus, state, error } = await ask('VerificationCheck', { To: phone, Code: code });
      if (state !== undefined) return state === 'approved' ? 'right' : 'wrong';
      if (httpStatus === 429 && error === MAX_CHECKS) return 'used_up';
      // Twilio forgets a verification that expired, was approved or used up its checks.
      if (httpStatus === 404) return 'over';
      if (httpStatus === 400) return 'wrong';
      throw unexpected(httpStatus, error);
    },
  };
}

interface Question {
  path: 'Verifications' | 'VerificationCheck' | (string & {});
  form: Record<string, string>;
  timeoutMs: number;
}

async function post(
  { accountSid, authToken, serviceSid, apiUrl = API_URL }: TwilioSettings,
  { path, form, timeoutMs }: Question,
): Promise<TwilioAnswer> {
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  const url = new URL(`/v2/Services/${serviceSid}/${path}`, apiUrl);
  try {
    const { statusCode, body } = await request(url, {
      method: 'POST',
      headers: {
        authorization: `Basic ${credentials}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(form).toString(),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = answerSchema.parse(await body.json());
    const isDone = statusCode >= 200 && statusCode < 300;
    return {
      httpStatus: statusCode,
      state: isDone ? String(answer.status) : undefined,
      error: answer.code,
    };
  } catch {
    // The cause may quote the request, which has the phone.
    throw new PhoneVendorFault('Twilio Verify does not answer', { isRefusal: false });
  }
}

function unexpected(httpStatus: number, error: number | undefined): PhoneVendorFault {
  return new PhoneVendorFault(
    `Twilio Verify answered ${httpStatus} with the error ${String(error ?? 'none')}`,
    { isRefusal: httpStatus < 500 },
  );
}
