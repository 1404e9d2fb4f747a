/** Creates secrets for authenticator apps and checks their codes. */
import { Secret, TOTP as Totp } from 'otpauth';
import { TOTP } from '../../domain/factors/factors';

const ISSUER = 'Giving Platform';
const SECRET_BYTES = 20;

/** Creates a secret with 160 random bits, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** Returns the URI for the QR code that an authenticator app scans. */
export function totpUri(secret: string, label: string): string {
  return totpOf(secret, label).toString();
}

/** Returns the time step of a code, or undefined if the code is wrong at this time. */
export function findTotpStep(secret: string, code: string, at: Date): number | undefined {
  // The library throws if a code contains multi-byte characters.
  if (!/^[0-9]+$/.test(code)) return undefined;
  const totp = totpOf(secret);
  const timestamp = at.getTime();
  const delta = totp.validate({ token: code, timestamp, window: TOTP.windowSteps });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

function totpOf(secret: string, label = ''): Totp {
  const { digits, periodSeconds: period } = TOTP;
  return new Totp({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), digits, period });
}
