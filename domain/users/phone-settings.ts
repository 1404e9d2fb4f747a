/** Reads and checks the settings of the vendor that sends codes to phones. See docs/rules/users.md. */
import { z } from 'zod';
import { isLoopbackName } from '../loopback';

export interface TwilioSettings {
  accountSid: string;
  authToken: string;
  /** The Verify service, whose codes live for 10 minutes. */
  serviceSid: string;
  /** The address of a server that replaces Twilio in tests; undefined for Twilio itself. */
  apiUrl: string | undefined;
}

const sid = (prefix: string) =>
  z
    .string()
    .regex(new RegExp(`^${prefix}[0-9a-f]{32}$`), `must be ${prefix} and 32 hexadecimal digits`)
    .optional();

/** The schemas of the environment variables. */
export const phoneShape = {
  TWILIO_ACCOUNT_SID: sid('AC'),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  /** A file that holds the token, if TWILIO_AUTH_TOKEN is not set. */
  TWILIO_AUTH_TOKEN_FILE: z.string().min(1).optional(),
  TWILIO_VERIFY_SERVICE_SID: sid('VA'),
  /** The address of a server that replaces Twilio in tests. If it is not set, requests go to Twilio. */
  TWILIO_API_URL: z.url({ protocol: /^https?$/ }).optional(),
};
type PhoneValues = z.infer<z.ZodObject<typeof phoneShape>>;

const NAMES = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_VERIFY_SERVICE_SID'] as const;

/** Lists what is wrong with the settings as a whole. */
export function phoneFaults(
  values: PhoneValues & { GIVING_ENVIRONMENT: 'sandbox' | 'production' },
): string[] {
  const missing = NAMES.filter((name) => values[name] === undefined);
  const faults = missing.length % NAMES.length === 0 ? [] : [`${NAMES.join(', ')}: set all three or none`];
  const { TWILIO_API_URL: apiUrl, GIVING_ENVIRONMENT: environment } = values;
  if (environment === 'production' && apiUrl !== undefined && !isSafe(new URL(apiUrl))) {
    faults.push('TWILIO_API_URL: production needs an https address, unless it is this machine');
  }
  return faults;
}

function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || isLoopbackName(hostname);
}

/** Converts the values to settings. Check the values with `phoneFaults` first. */
export function readPhones(values: PhoneValues): TwilioSettings | undefined {
  const [accountSid, authToken, serviceSid] = NAMES.map((name) => values[name]);
  if (accountSid === undefined || authToken === undefined || serviceSid === undefined) return undefined;
  return { accountSid, authToken, serviceSid, apiUrl: values.TWILIO_API_URL };
}
