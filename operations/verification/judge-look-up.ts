import { type Database } from '../../db/database';
import { findEmailConfirmation } from '../../db/queries/access/logins';
import { type Charity, lockCharity } from '../../db/queries/charities/charities';
import { insertEvidence, type VerificationEvidence } from '../../db/queries/verification/evidence';
import { type Verification } from '../../db/queries/verification/verifications';
import { requireRow } from '../../domain/errors';
import { EMAIL, OFFICER_BACKGROUND, REGISTER } from '../../domain/verification/evidence';
import { awaitsLookUp } from '../../domain/verification/next-step';
import { type EmailStanding, isPersonClear } from '../../domain/verification/person-checks';
import { judgeRegistration } from '../../domain/verification/register-match';
import { type Level, SYSTEM } from '../../domain/verification/vocabulary';
import { type PersonFinding, type Registration, type Screening } from '../../gateways/verification/checks';
import { type Act, type Sealing } from '../act';
import { noteLookAlikes } from '../charities/look-alikes';
import { recordScreening } from '../imports/screening';
import { isAfterRevocation, noteRevokedKin } from './after-revocation';
import { findRequirements, withOfficer } from './requirements';
import { holdVerification, moveVerification } from './transition';

/** The results for one entity from the sanctions lists, the register and the vendors that check persons. */
export interface LookUp {
  screening: Screening & { name: string };
  /** Set for an organization. `found` is undefined if the organization is not in the register. */
  registration?: { charity: Pick<Charity, 'ein' | 'name' | 'country'>; found: Registration | undefined };
  /** The checks of a person, or of the officer of an `enhanced` organization. */
  findings?: PersonFinding[];
  /** The user id of that officer. */
  officerId?: string | undefined;
}

export interface JudgedLookUp {
  verificationId: string;
  lookUp: LookUp;
}

type Evidence = Pick<VerificationEvidence, 'source' | 'outcome' | 'facts'>;

/**
 * If the verdict is not clear, a reviewer decides. The entity may read the reason.
 */
interface Verdict {
  isClear: boolean;
  reason?: string | undefined;
  evidence: Evidence[];
}

/** Does not say which check found a problem, because a suspect must not be warned. */
const NEUTRAL = 'A reviewer will look into the application.';

const REASONS = {
  match: undefined,
  name_differs: 'The register has another name for this number.',
  not_deductible: 'The register does not list gifts to this charity as deductible.',
  not_found: 'The register has no such number.',
  no_number: 'There is no tax number to look up.',
  no_register_for_country: 'The platform has no register for this country.',
} as const;

/**
 * Stores the evidence of a look-up, and moves the verification to its next stage. An organization passes if it matches
 * the register, and a person passes if all checks are clear. A hit on a sanctions list sends either of them to
 * a reviewer. So does a charity's name that looks like the name of a verified charity, an EIN, officer or payout
 * account of a revoked charity, and a missing sanctions list. Answers about details that changed meanwhile count for
 * nothing: the workflow looks the new ones up.
 */
export async function judgeLookUp(
  act: Act & Sealing,
  { verificationId, lookUp }: JudgedLookUp,
): Promise<void> {
  const { tx, at } = act;
  const verification = await holdVerification(tx, verificationId);
  if (!awaitsLookUp(verification.state)) return;
  const { entityId: charityId, state } = verification;
  const { registration, screening, findings = [], officerId } = lookUp;
  if (registration !== undefined && !(await isUpToDate(tx, charityId, registration.charity))) return;
  const email = await checkEmail(tx, verification);
  const verdict =
    registration === undefined
      ? judgePerson(email.standing, findings)
      : judgeCharity(state.level, registration, { findings, officerId });
  await recordScreening(act, { verificationId, ...screening });
  for (const each of [...email.evidence, ...verdict.evidence]) {
    await insertEvidence(tx, { ...each, verificationId, checkedAt: at });
  }
  const isLookAlike =
    state.entityType === 'organization' &&
    (await noteLookAlikes(act, { verificationId, charityId, name: screening.name }));
  const isRevokedKin = await noteRevokedKin(act, verification);
  const isScreened = screening.lists.length > 0 && screening.hits.length === 0;
  const isClear = verdict.isClear && isScreened && !isLookAlike && !isRevokedKin;
  const found = await findRequirements(tx, verification);
  const moved = await moveVerification(tx, withOfficer(verification, found), {
    happening: isClear ? 'found_in_database' : 'not_found_in_database',
    by: SYSTEM,
    at,
    reason: isClear ? undefined : (verdict.reason ?? NEUTRAL),
  });
  if (isClear) await grantBasic(act, moved);
}

/** Approves `basic` for an organization that the register knows, unless it was ever revoked or lacks something meanwhile. */
async function grantBasic(act: Act & Sealing, verification: Verification): Promise<void> {
  const { tx, at } = act;
  const { state } = verification;
  if (state.entityType !== 'organization' || state.level !== 'basic' || state.stage !== 'compliance_check')
    return;
  if (await isAfterRevocation(act, verification)) return;
  const { actions } = await findRequirements(tx, verification);
  if (actions.length > 0) return;
  await moveVerification(tx, verification, { happening: 'approve', by: SYSTEM, at });
}

/** Locks a charity. Returns true if it still has the details that were looked up. */
async function isUpToDate(
  tx: Database,
  charityId: string,
  { ein, name, country }: NonNullable<LookUp['registration']>['charity'],
): Promise<boolean> {
  const now = requireRow(await lockCharity(tx, charityId), charityId);
  return now.ein === ein && now.name === name && now.country === country;
}

/** Finds out whether the entity's email address is confirmed. The evidence never contains the address. */
async function checkEmail(
  tx: Database,
  { entityId, state }: Verification,
): Promise<{ standing: EmailStanding; evidence: Evidence[] }> {
  const known = await findEmailConfirmation(tx, { entityType: state.entityType, entityId });
  if (known === undefined) return { standing: 'no_address', evidence: [] };
  const outcome = known.confirmedAt === null ? 'not_confirmed' : 'confirmed';
  const facts = { confirmed_at: known.confirmedAt?.toISOString() ?? null };
  return { standing: outcome, evidence: [{ source: EMAIL, outcome, facts }] };
}

/**
 * A vendor also checks the officer of an `enhanced` organization. Only reviewers read the outcome. If there was nobody to
 * check, a reviewer looks at it.
 */
function judgeCharity(
  level: Level,
  { charity, found }: NonNullable<LookUp['registration']>,
  { findings, officerId }: { findings: PersonFinding[]; officerId: string | undefined },
): Verdict {
  const { outcome, similarity } = judgeRegistration(charity, found);
  const facts = {
    ein: charity.ein,
    given_name: charity.name,
    registered_name: found?.name ?? null,
    name_similarity: similarity,
    deductibility: found?.deductibility ?? null,
    subsection: found?.subsection ?? null,
    ruling: found?.rulingMonth ?? null,
    imported_at: found?.importedAt.toISOString() ?? null,
  };
  const background = findings.map(({ check, outcome, vendor }) => ({ check, outcome, vendor }));
  const unclear = background.find((each) => each.outcome !== 'clear');
  const isOfficerClear = level === 'enhanced' ? background.length > 0 && unclear === undefined : true;
  const ofOfficer = {
    source: OFFICER_BACKGROUND,
    outcome: background.length === 0 ? 'not_checked' : (unclear?.outcome ?? 'clear'),
    facts: { checks: background, officer_id: officerId ?? null },
  };
  const evidence = [{ source: REGISTER, outcome, facts }, ...(level === 'enhanced' ? [ofOfficer] : [])];
  const isClear = outcome === 'match' && isOfficerClear;
  return { isClear, reason: REASONS[outcome], evidence };
}

function judgePerson(email: EmailStanding, findings: PersonFinding[]): Verdict {
  const outcomes = findings.map(({ outcome }) => outcome);
  const evidence = findings.map(({ check, outcome, vendor, reason = null }) => ({
    source: check,
    outcome,
    facts: reason === null ? { vendor } : { vendor, reason },
  }));
  return { isClear: isPersonClear(email, outcomes), evidence };
}
