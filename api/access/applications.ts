/** An application makes nothing that acts later without it. See docs/rules/access.md. */
import { type Actor } from '../../domain/access/actor';
import { isApplication } from '../../domain/access/own-clients';
import { GivingError } from '../../domain/errors';

/**
 * What a write leaves to tokens of applications. `closed`: no call. `grant`: only calls on what the same grant made. A list:
 * no call with one of these fields in its body or query, unless the field is false.
 */
export type ForApplications = 'closed' | 'grant' | readonly string[];

/** Throws 403 if the call is closed to applications and one of them makes it. `fields` has the body and the query. */
export function refuseApplication(
  forApplications: ForApplications | undefined,
  actor: Pick<Actor, 'credential' | 'credentialId'>,
  fields: object,
): void {
  if (!isApplication(actor) || !isClosed(forApplications, fields)) return;
  throw applicationRefusal();
}

function isClosed(forApplications: ForApplications | undefined, fields: object): boolean {
  if (forApplications === undefined || forApplications === 'grant') return false;
  if (forApplications === 'closed') return true;
  const given = new Map<string, unknown>(Object.entries(fields));
  return forApplications.some((field) => given.has(field) && given.get(field) !== false);
}

/** The refusal of a call that would make or change what acts later without its application. */
export function applicationRefusal(): GivingError {
  return new GivingError(
    'FORBIDDEN',
    "An application's token may not make this call, because its effect would outlive the access of the application. Use an API key or the platform's own pages.",
    { reason: 'application' },
  );
}

/** Returns the grant that a plan of this caller belongs to. Undefined for everybody but applications. */
export function grantOf(
  actor: Pick<Actor, 'credential' | 'credentialId' | 'grantHash'>,
): { clientId: string; hash: string } | undefined {
  const { credentialId: clientId, grantHash: hash } = actor;
  return isApplication(actor) && typeof hash === 'string' ? { clientId, hash } : undefined;
}
