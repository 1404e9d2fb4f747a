import { type Database } from '../../db/database';
import { type Charity } from '../../db/queries/charities/charities';
import { findPayeeFacts } from '../../db/queries/payouts/payees';
import { type PendingReason, pendingReasonOf } from '../../domain/payouts/payee';

/** Returns why a charity's money stays pending, or null if it can be paid out. */
export async function findPendingReason(
  db: Database,
  charity: Pick<Charity, 'id' | 'source' | 'verified' | 'verificationLevel'>,
): Promise<PendingReason | null> {
  const { id, source, verified, verificationLevel: level } = charity;
  return pendingReasonOf({
    isSandboxCharity: source === 'sandbox',
    verified,
    level,
    ...(await findPayeeFacts(db, id)),
  });
}
