/** Has the identity vendor delete a person's data once we have stored the result. Also ends abandoned checks. */
import { type Database, inTransaction } from '../db/database';
import { listAbandonedChecks } from '../db/queries/identity-checks/identity-checks';
import { IDENTITY_ABANDONED_MS } from '../domain/identity-checks/identity-check';
import { type IdentityVendor } from '../gateways/identity/identity-vendor';
import { type Logger } from '../log';
import { recordRedaction } from '../operations/identity-checks/record-redaction';
import { takeRedactions } from '../operations/identity-checks/take-redactions';
import { followAtVendor } from './identity-checks';

const AT_ONCE = 20;

interface Care {
  db: Database;
  vendor: IdentityVendor;
  log: Logger;
}

/** Redacts a batch of concluded checks and ends a batch of abandoned ones. Returns true if more may be left. */
export async function careForIdentityChecks({ db, vendor, log }: Care, at: Date): Promise<boolean> {
  const due = await inTransaction(db, (tx) =>
    takeRedactions(tx, { vendor: vendor.name, at, limit: AT_ONCE }),
  );
  for (const { id, reference } of due) {
    try {
      await vendor.redact(reference);
      await inTransaction(db, (tx) => recordRedaction(tx, { checkId: id, at }));
    } catch (error) {
      log.warn({ checkId: id, error }, 'an identity check could not be redacted and will be retried');
    }
  }
  const endedBefore = new Date(at.getTime() - IDENTITY_ABANDONED_MS);
  const abandoned = await listAbandonedChecks(db, { vendor: vendor.name, endedBefore, limit: AT_ONCE });
  for (const check of abandoned) await followAtVendor(db, vendor, check, at);
  return due.length === AT_ONCE || abandoned.length === AT_ONCE;
}
