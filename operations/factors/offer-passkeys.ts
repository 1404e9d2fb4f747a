import { type Database } from '../../db/database';
import { listPasskeys } from '../../db/queries/factors/factors';
import { authenticationOptions, registrationOptions, type RelyingParty } from '../../gateways/passkeys';
import { keepPasskeyChallenge } from './passkey-challenge';

export interface PasskeyOffer {
  userId: string;
  email: string;
  site: RelyingParty;
}

/** Stores a challenge for adding a passkey. Returns the options for the browser's passkey dialog as JSON. */
export async function offerNewPasskey(tx: Database, { userId, email, site }: PasskeyOffer): Promise<string> {
  const passkeys = await listPasskeys(tx, userId);
  const options = await registrationOptions(site, { userId, email, passkeys });
  await keepPasskeyChallenge(tx, { challenge: options.challenge, userId, purpose: 'add' });
  return JSON.stringify(options);
}

/**
 * Stores a challenge for a sign-in. Returns the options for the browser's passkey dialog as JSON, or
 * undefined if the user has no passkey.
 */
export async function offerPasskeySignIn(
  tx: Database,
  { userId, site }: Pick<PasskeyOffer, 'userId' | 'site'>,
): Promise<string | undefined> {
  const passkeys = await listPasskeys(tx, userId);
  if (passkeys.length === 0) return undefined;
  const options = await authenticationOptions(site, passkeys);
  await keepPasskeyChallenge(tx, { challenge: options.challenge, userId, purpose: 'sign_in' });
  return JSON.stringify(options);
}
