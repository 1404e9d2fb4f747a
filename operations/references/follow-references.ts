import { type Database } from '../../db/database';
import { listReferences, type Reference, updateReference } from '../../db/queries/references/references';
import { type Verification } from '../../db/queries/verification/verifications';
import { nextReferenceDue, type ReferenceDue } from '../../domain/references/reference';
import { isUndecided } from '../../domain/verification/stages';
import { SYSTEM } from '../../domain/verification/vocabulary';
import { type MailMeans } from '../../gateways';
import { noteStep } from '../verification/transition';
import { announceReference } from './announce-reference';
import { mailReferee } from './mail-referee';

/**
 * Reminds referees of a locked application who have not answered yet. Expires references whose time is over. Returns
 * the next deadline of a reference.
 */
export async function followReferences(
  tx: Database,
  { verification, at }: { verification: Verification; at: Date },
  gateways: MailMeans,
): Promise<ReferenceDue | undefined> {
  if (!isUndecided(verification.state.stage)) return undefined;
  const deadlines: ReferenceDue[] = [];
  for (const reference of await listReferences(tx, verification.id)) {
    let due = nextReferenceDue(reference, at);
    if (due !== undefined && due.at <= at) {
      const changed = await follow(tx, { verification, reference, what: due.what, at }, gateways);
      due = nextReferenceDue(changed, at);
    }
    if (due !== undefined) deadlines.push(due);
  }
  return deadlines.sort((one, other) => one.at.getTime() - other.at.getTime())[0];
}

async function follow(
  tx: Database,
  {
    verification,
    reference,
    what,
    at,
  }: { verification: Verification; reference: Reference; what: ReferenceDue['what']; at: Date },
  gateways: MailMeans,
): Promise<Reference> {
  const note = { by: SYSTEM, reason: reference.name, at };
  if (what === 'referee_reminder') {
    const reminded = { ...reference, remindedAt: at };
    await updateReference(tx, reminded);
    await mailReferee(tx, { reference, charityId: verification.entityId, isReminder: true }, gateways);
    await noteStep(tx, verification, { happening: 'reference_reminded', ...note });
    return reminded;
  }
  const expired: Reference = { ...reference, status: 'expired' };
  await updateReference(tx, expired);
  await noteStep(tx, verification, { happening: 'reference_expired', ...note });
  await announceReference(tx, verification, expired, at);
  return expired;
}
