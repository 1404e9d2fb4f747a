/** Implements the server's side of passkeys (WebAuthn). */
import { isIP } from 'node:net';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { type Passkey } from '../../db/queries/factors/factors';
import { FACTOR_WAIT_SECONDS } from '../../domain/factors/factors';

/** The site to which passkeys belong. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * Returns the site of an issuer. Returns undefined for an IP address, because browsers refuse passkeys there.
 */
export function relyingPartyOf(issuer: string): RelyingParty | undefined {
  const { hostname, origin } = new URL(issuer);
  return hostname.startsWith('[') || isIP(hostname) !== 0 ? undefined : { id: hostname, origin };
}

/** Returns the options that a browser needs to create a passkey. */
export function registrationOptions(
  site: RelyingParty,
  { userId, email, passkeys }: { userId: string; email: string; passkeys: Passkey[] },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return generateRegistrationOptions({
    rpName: 'Giving Platform',
    rpID: site.id,
    userName: email,
    userID: new TextEncoder().encode(userId),
    timeout: FACTOR_WAIT_SECONDS * 1000,
    attestationType: 'none',
    excludeCredentials: passkeys.map(describe),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** Returns the options that a browser needs to sign with one of these passkeys. */
export function authenticationOptions(
  site: RelyingParty,
  passkeys: Passkey[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: site.id,
    allowCredentials: passkeys.map(describe),
    timeout: FACTOR_WAIT_SECONDS * 1000,
    userVerification: 'preferred',
  });
}

/** A browser's answer. `challenge` is the challenge that the answer claims to be for. */
export interface PasskeyAnswer {
  challenge: string;
  response: RegistrationResponseJSON & AuthenticationResponseJSON;
}

/** Parses a browser's answer. Returns undefined if the answer is malformed. */
export function readPasskeyAnswer(text: string): PasskeyAnswer | undefined {
  try {
    const response = JSON.parse(text) as PasskeyAnswer['response'];
    const challenge: unknown = decodeClientDataJSON(response.response.clientDataJSON).challenge;
    return typeof challenge === 'string' ? { response, challenge } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Verifies a browser's answer. Returns the new passkey, or undefined if the answer is invalid. The caller
 * must consume the challenge first.
 */
export async function readNewPasskey(
  site: RelyingParty,
  { response, challenge }: PasskeyAnswer,
): Promise<Omit<Passkey, 'id'> | undefined> {
  const verifying = verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    // The password is the first factor. So the passkey only has to prove that the user has the device.
    requireUserVerification: false,
  });
  const registrationInfo = (await verifying.catch(refused))?.registrationInfo;
  if (registrationInfo === undefined) return undefined;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    signCount: counter,
    transports,
  };
}

/**
 * Returns the passkey that signed the answer, with its new counter. Returns undefined if the signature is
 * invalid.
 */
export async function findSigningPasskey(
  site: RelyingParty,
  passkeys: Passkey[],
  { response, challenge }: PasskeyAnswer,
): Promise<Pick<Passkey, 'id' | 'signCount'> | undefined> {
  const passkey = passkeys.find(({ credentialId }) => credentialId === response.id);
  if (passkey === undefined) return undefined;
  const verifying = verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.signCount,
    },
    requireUserVerification: false,
  });
  const result = await verifying.catch(refused);
  return result?.verified === true
    ? { id: passkey.id, signCount: result.authenticationInfo.newCounter }
    : undefined;
}

function describe({ credentialId, transports }: Passkey) {
  return { id: credentialId, transports };
}

/** Turns a rejection into undefined, because the library rejects if an answer is invalid. */
function refused(): undefined {
  return undefined;
}
