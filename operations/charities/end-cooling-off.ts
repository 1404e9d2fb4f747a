import { type Database } from '../../db/database';
import { type CharityChange, findChange } from '../../db/queries/charities/changes';
import { hasLookAlike } from '../../db/queries/charities/look-alikes';
import { needsApproval } from '../../domain/charities/changes';
import { requireRow } from '../../domain/errors';
import { type MailMeans } from '../../gateways';
import { openReVerification } from '../verification/trigger-re-verification';
import { holdInForce } from './held-verification';
import { lockChange } from './locked-change';
import { moveChange } from './move-change';
import { putInForce } from './put-in-force';

/**
 * Ends the cooling-off period of a change. The change then takes effect, or waits for a reviewer's approval
 * if it needs one.
 */
export async function endCoolingOff(
  tx: Database,
  { changeId, at, ...means }: MailMeans & { changeId: string; at: Date },
): Promise<CharityChange> {
  const { charityId } = requireRow(await findChange(tx, changeId), changeId);
  const verification = await holdInForce(tx, charityId);
  const { charity, change } = await lockChange(tx, { charityId, changeId });
  if (change.status !== 'cooling_off') return change;
  const order = { charity, change, at, ...means };
  const isVerified = verification !== undefined;
  const isFree =
    change.approvedAt !== null ||
    !((isVerified && needsApproval(change.field)) || (await looksLikeVerified(tx, change)));
  if (isFree) return putInForce(tx, order);
  const waiting = await moveChange(tx, { ...order, to: { status: 'in_review' }, actor: null });
  if (isVerified) {
    // Opens a review again, because an earlier review may have ended before somebody confirmed the change.
    const by = { kind: 'entity' as const, userId: change.askedBy, persons: [change.askedBy] };
    await openReVerification(tx, { verification, by, details: change.field, at });
  }
  return waiting;
}

async function looksLikeVerified(tx: Database, change: CharityChange): Promise<boolean> {
  return change.field === 'name' && (await hasLookAlike(tx, change.charityId, change.value));
}
