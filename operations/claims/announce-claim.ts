import { type Database } from '../../db/database';
import { findAccountIdOfUser } from '../../db/queries/access/accounts';
import { type Claim } from '../../db/queries/claims/claims';
import { recordEvent } from '../../db/queries/events/record-events';
import { claimUpdated } from '../../domain/claims/events';
import { requireRow } from '../../domain/errors';

/** Announces the state of a claim to the claimant, the charity's members and the platform. */
export async function announceClaim(tx: Database, claim: Claim, at: Date): Promise<void> {
  const { charityId, userId } = claim;
  const accountId = requireRow(await findAccountIdOfUser(tx, userId), userId);
  await recordEvent(tx, claimUpdated(claim), { accountId, charityId }, at);
}
