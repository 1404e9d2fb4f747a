/** Has the vendor check a person's identity. Keeps no transaction open while the vendor answers. */
import { type Database, inTransaction } from '../db/database';
import { type IdentityCheck } from '../db/queries/identity-checks/identity-checks';
import { type Verification } from '../db/queries/verification/verifications';
import { IDENTITY_COVERS, isOpen, outcomeOf } from '../domain/identity-checks/identity-check';
import { type PersonCheck, personChecksFor } from '../domain/verification/person-checks';
import { type PersonFinding } from '../gateways/checks';
import { type IdentityVendor } from '../gateways/identity/identity-vendor';
import { followIdentityCheck, requestIdentityCheck } from '../operations/identity-checks/steps';

interface Asked {
  db: Database;
  vendor: IdentityVendor | undefined;
  at: Date;
}

/**
 * Returns the findings of the checks that the identity check covers. Returns undefined while the vendor or the person
 * needs more time. Stores the check's id before the vendor opens the check, so a repeated activity opens no second one.
 */
export async function findIdentity(
  { db, vendor, at }: Asked,
  { id: verificationId, state }: Verification,
): Promise<PersonFinding[] | undefined> {
  const checks = personChecksFor(state.entityType, state.level);
  const covered = checks.filter((check) => IDENTITY_COVERS.includes(check));
  if (vendor === undefined || covered.length === 0) return [];
  const request = { verificationId, vendor: vendor.name };
  const check = await inTransaction(db, (tx) => requestIdentityCheck({ tx, at }, request));
  const known = isOpen(check.state) ? await followAtVendor(db, vendor, check, at) : check;
  return isOpen(known.state) ? undefined : covered.map((each) => findingOf(known, each));
}

/** Asks the vendor about an open check and stores the answer. Cancels a check whose deadline has passed. */
export async function followAtVendor(
  db: Database,
  vendor: IdentityVendor,
  check: IdentityCheck,
  at: Date,
): Promise<IdentityCheck> {
  const reference = check.reference ?? (await vendor.open(check.id));
  const answer = await (at >= check.endsAt ? vendor.cancel(reference) : vendor.read(reference));
  return inTransaction(db, (tx) => followIdentityCheck({ tx, at }, { checkId: check.id, reference, answer }));
}

function findingOf(check: IdentityCheck, each: PersonCheck): PersonFinding {
  const { vendor, state, problem } = check;
  const isOther = state === 'verified' && check.nameMatches !== true;
  const reason = isOther ? (check.nameMatches === null ? 'name_unknown' : 'name_differs') : problem;
  const outcome = outcomeOf(check, each) ?? 'undecided';
  return { check: each, outcome, vendor, reason: outcome === 'clear' ? null : (reason ?? state) };
}
