/** Gets a person's link from the vendor of identity checks, outside of transactions. */
import { type Logger } from 'pino';
import { findNewestIdentityCheck } from '../db/queries/identity-checks/identity-checks';
import { type Verification } from '../db/queries/verification/verifications';
import { type Database } from '../db/database';
import { type Gateways } from '../gateways';
import { type IdentityLink } from '../gateways/verification/identity-vendor';
import { awaitsLookUp } from '../domain/verification/next-step';

/**
 * Returns the link where the person continues the check. Returns undefined if they have nothing to do there. Also
 * returns undefined if the vendor does not answer, so that the caller can still show the rest of the status.
 */
export async function askForIdentityLink(
  { db, gateways: { identity }, log }: { db: Database; gateways: Pick<Gateways, 'identity'>; log: Logger },
  { id, state }: Verification,
): Promise<IdentityLink | undefined> {
  if (identity === undefined || !awaitsLookUp(state)) return undefined;
  const check = await findNewestIdentityCheck(db, id);
  if (check?.state !== 'requires_input' || check.reference === null) return undefined;
  try {
    return await identity.link(check.reference);
  } catch (error) {
    log.warn({ verificationId: id, error }, 'the vendor of identity checks gave no link');
    return undefined;
  }
}
