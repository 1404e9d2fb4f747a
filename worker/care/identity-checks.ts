/** Has the identity vendor delete a person's data once we have stored the result. Also ends abandoned checks. */
import { inTransaction } from '../../db/database';
import { listAbandonedChecks, listChecksToRedact } from '../../db/queries/identity-checks/identity-checks';
import { IDENTITY_ABANDONED_MS } from '../../domain/identity-checks/identity-check';
import { type IdentityVendor } from '../../gateways/verification/identity-vendor';
import { followAtVendor, recordRedaction } from '../../operations/identity-checks/steps';
import { attemptEach, type Carer } from './attempt-each';

const AT_ONCE = 20;

interface Care extends Carer {
  vendor: IdentityVendor;
}

/** Redacts a batch of concluded checks and ends a batch of abandoned ones. Returns true if more may be left. */
export async function careForIdentityChecks({ vendor, ...carer }: Care, at: Date): Promise<boolean> {
  const { db } = carer;
  const batch = { vendor: vendor.name, at, limit: AT_ONCE };
  const due = await listChecksToRedact(db, batch);
  await attemptEach(carer, { care: 'identity_redaction', items: due, at }, async ({ id, reference }) => {
    await vendor.redact(reference);
    await inTransaction(db, (tx) => recordRedaction({ tx, at }, id));
  });
  const endedBefore = new Date(at.getTime() - IDENTITY_ABANDONED_MS);
  const abandoned = await listAbandonedChecks(db, { ...batch, endedBefore });
  await attemptEach(carer, { care: 'abandoned_identity_check', items: abandoned, at }, async (check) => {
    await followAtVendor(db, vendor, check, at);
  });
  return due.length === AT_ONCE || abandoned.length === AT_ONCE;
}
