/** Runs the steps of the `verification` workflow, except its inspections of documents. */
import { type Database, inTransaction } from '../db/database';
import { findUser } from '../db/queries/access/accounts';
import { findCharity } from '../db/queries/charities/charities';
import { type IdentityCheck } from '../db/queries/identity-checks/identity-checks';
import { listOfficers } from '../db/queries/verification/requirement-facts';
import { findVerification, type Verification } from '../db/queries/verification/verifications';
import { requireRow } from '../domain/errors';
import { IDENTITY_COVERS, isOpen, outcomeOf } from '../domain/identity-checks/identity-check';
import { awaitsLookUp, type NextStep } from '../domain/verification/next-step';
import { OFFICER_CHECKS, type PersonCheck, personChecksFor } from '../domain/verification/person-checks';
import { type Checks, type PersonFinding } from '../gateways/verification/checks';
import { type IdentityVendor } from '../gateways/verification/identity-vendor';
import { followAtVendor, requestIdentityCheck } from '../operations/identity-checks/steps';
import { advanceVerification } from '../operations/verification/steps';
import { judgeLookUp, type LookUp } from '../operations/verification/judge-look-up';
import { type VerificationStep } from '../workflows/messages';
import { type ActivityDependencies } from '.';

/** The workflow's next step, and the time of the clock that decided it. */
export type AdvancedVerification = NextStep & { nowMs: number };

export function createVerificationActivities({
  db,
  gateways,
  clock = () => new Date(),
}: ActivityDependencies) {
  return {
    /** Makes every change that is due now. Returns the workflow's next step, and the time. */
    async advanceVerification({ verificationId }: VerificationStep): Promise<AdvancedVerification> {
      const at = await clock();
      const step = await inTransaction(db, (tx) =>
        advanceVerification({ tx, at, secrets: gateways.secrets }, verificationId),
      );
      return { ...step, nowMs: at.getTime() };
    },

    /**
     * Looks the entity up in the sanctions lists. Also looks an organization up in the register, or has
     * vendors check a person. Then moves the verification to its next stage. While a person still has to prove
     * their identity, only reads the status of the identity check from the vendor.
     */
    async lookUpDatabase({ verificationId }: VerificationStep): Promise<void> {
      const waiting = requireRow(await findVerification(db, verificationId), verificationId);
      if (!awaitsLookUp(waiting.state)) return;
      const at = await clock();
      const identity = await findIdentity({ db, vendor: gateways.identity, at }, waiting);
      if (identity === undefined) return;
      const answers = await lookUp(db, gateways.checks, waiting, identity);
      const { secrets } = gateways;
      await inTransaction(db, (tx) => judgeLookUp({ tx, at, secrets }, { verificationId, lookUp: answers }));
    },
  };
}

interface Asked {
  db: Database;
  vendor: IdentityVendor | undefined;
  at: Date;
}

/**
 * Returns the findings of the checks that the identity check covers. Returns undefined while the vendor or the person
 * needs more time. Stores the check's id before the vendor opens the check, so a repeated activity opens no second one.
 */
async function findIdentity(
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

function findingOf(check: IdentityCheck, each: PersonCheck): PersonFinding {
  const { vendor, state, problem } = check;
  const isOther = state === 'verified' && check.nameMatches !== true;
  const reason = isOther ? (check.nameMatches === null ? 'name_unknown' : 'name_differs') : problem;
  const outcome = outcomeOf(check, each) ?? 'undecided';
  return { check: each, outcome, vendor, reason: outcome === 'clear' ? null : (reason ?? state) };
}

/**
 * Looks an organization up in the register, or has vendors check a person. Searches the sanctions lists for
 * the name in both cases. `identity` holds the findings of the identity check. The vendors skip those checks.
 */
async function lookUp(
  db: Database,
  checks: Checks,
  { entityId, state: { entityType, level } }: Verification,
  identity: PersonFinding[],
): Promise<LookUp> {
  if (entityType === 'organization') {
    const charity = requireRow(await findCharity(db, entityId), entityId);
    const found = charity.ein === null ? undefined : await checks.findRegistration(charity.ein);
    const examined = level === 'enhanced' ? await examineOfficer(db, checks, entityId) : {};
    return { screening: await screen(checks, charity.name), registration: { charity, found }, ...examined };
  }
  const { id, name } = requireRow(await findUser(db, entityId), entityId);
  const isAnswered = new Set(identity.map(({ check }) => check));
  const others = personChecksFor(entityType, level).filter((check) => !isAnswered.has(check));
  const findings = [...identity, ...(await checks.examinePerson({ reference: id, name }, others))];
  return { screening: await screen(checks, name), findings };
}

/** Has vendors check the first officer of an organization who proved who they are. */
async function examineOfficer(
  db: Database,
  checks: Checks,
  charityId: string,
): Promise<Pick<LookUp, 'findings' | 'officerId'>> {
  const [officer] = await listOfficers(db, charityId);
  if (officer === undefined) return {};
  const { id: officerId, name } = officer;
  return { officerId, findings: await checks.examinePerson({ reference: officerId, name }, OFFICER_CHECKS) };
}

async function screen(checks: Checks, name: string): Promise<LookUp['screening']> {
  return { name, ...(await checks.screen(name)) };
}
