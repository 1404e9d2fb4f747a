/**
 * The stage "database verification": screening against sanctions lists, then the register for an organization and
 * the vendor's checks for a person. All keep dated evidence.
 */
import { type Database } from '../db/database';
import { findUser } from '../db/queries/access/accounts';
import { findCharity } from '../db/queries/charities/charities';
import { findEmailConfirmation } from '../db/queries/access/logins';
import { insertEvidence, moveVerification } from '../db/queries/verification/moves';
import { EMAIL, REGISTER, SCREENING, type Verification } from '../db/queries/verification/verifications';
import { type EmailStanding, isPersonClear, personChecksFor } from '../domain/verification/person-checks';
import { judgeRegistration } from '../domain/verification/register-match';
import { type Happening, SYSTEM } from '../domain/verification/vocabulary';
import { type Checks, type PersonFinding } from '../gateways/checks';

/** What does not say which check found something: nobody is warned. */
const NEUTRAL = 'A person looks into the application.';

const REASONS = {
  match: undefined,
  name_differs: 'The register has another name for this number.',
  not_deductible: 'The register does not call gifts to it deductible.',
  not_found: 'The register has no such number.',
  no_number: 'There is no tax number to look up.',
  no_register_for_country: 'There is no register for its country here.',
} as const;

/** A check's part in whether a verification goes on by itself, and the reason that its entity may read. */
interface Verdict {
  isClear: boolean;
  reason: string | undefined;
}

/** Asks the vendors about a person: outside any transaction, because they are somebody else's servers. */
export async function examine(
  db: Database,
  checks: Checks,
  { entityId, state }: Verification,
): Promise<PersonFinding[]> {
  const wanted = personChecksFor(state.entityType, state.level);
  const user = wanted.length === 0 ? undefined : await findUser(db, entityId);
  return user === undefined ? [] : checks.examinePerson({ reference: user.id, name: user.name }, wanted);
}

/**
 * Moves a verification on: an organization that the register has, or a person of whom every check is clear, goes on
 * by itself unless a list names it; all else goes to a person.
 */
export async function verifyInDatabases(
  tx: Database,
  checks: Checks,
  { verification, findings, at }: { verification: Verification; findings: PersonFinding[]; at: Date },
): Promise<void> {
  const isListed = await screen(tx, checks, verification, at);
  const email = await confirmEmail(tx, verification, at);
  const { isClear, reason } =
    verification.state.entityType === 'organization'
      ? await lookUp(tx, checks, verification, at)
      : await judgePerson(tx, verification, { email, findings, at });
  const goesOn = isClear && !isListed;
  const happening: Happening = goesOn ? 'found_in_database' : 'not_found_in_database';
  await moveVerification(tx, verification, {
    happening,
    by: SYSTEM,
    at,
    reason: goesOn ? undefined : (reason ?? NEUTRAL),
  });
}

/** Whether the entity's name is like a listed one; nothing is screened while no list was imported. */
async function screen(tx: Database, checks: Checks, verification: Verification, at: Date): Promise<boolean> {
  const name = await nameOf(tx, verification);
  if (name === undefined) return false;
  const { lists, hits } = await checks.screen(name);
  await insertEvidence(tx, {
    verificationId: verification.id,
    source: SCREENING,
    outcome: lists.length === 0 ? 'not_screened' : hits.length === 0 ? 'no_match' : 'possible_match',
    facts: {
      screened_name: name,
      lists: lists.map(({ list, names, importedAt }) => ({
        list,
        names,
        imported_at: importedAt.toISOString(),
      })),
      hits: hits.map(({ list, uid, name: listed, programs, similarity }) => ({
        list,
        uid,
        name: listed,
        programs,
        similarity,
      })),
    },
    checkedAt: at,
  });
  return hits.length > 0;
}

async function nameOf(tx: Database, { entityId, state }: Verification): Promise<string | undefined> {
  const entity = state.entityType === 'organization' ? findCharity(tx, entityId) : findUser(tx, entityId);
  return (await entity)?.name;
}

/** Keeps whether an address was confirmed, where somebody has a login; never the address. */
async function confirmEmail(tx: Database, verification: Verification, at: Date): Promise<EmailStanding> {
  const { entityId, state } = verification;
  const known = await findEmailConfirmation(tx, { entityType: state.entityType, entityId });
  if (known === undefined) return 'no_address';
  const outcome = known.confirmedAt === null ? 'not_confirmed' : 'confirmed';
  await insertEvidence(tx, {
    verificationId: verification.id,
    source: EMAIL,
    outcome,
    facts: { confirmed_at: known.confirmedAt?.toISOString() ?? null },
    checkedAt: at,
  });
  return outcome;
}

async function lookUp(tx: Database, checks: Checks, verification: Verification, at: Date): Promise<Verdict> {
  const charity = await findCharity(tx, verification.entityId);
  if (charity === undefined) throw new Error(`${verification.entityId} is not in the database`);
  const found = charity.ein === null ? undefined : await checks.findRegistration(charity.ein);
  const { outcome, similarity } = judgeRegistration(charity, found);
  await insertEvidence(tx, {
    verificationId: verification.id,
    source: REGISTER,
    outcome,
    facts: {
      ein: charity.ein,
      given_name: charity.name,
      registered_name: found?.name ?? null,
      name_similarity: similarity,
      deductibility: found?.deductibility ?? null,
      subsection: found?.subsection ?? null,
      ruling: found?.rulingMonth ?? null,
      imported_at: found?.importedAt.toISOString() ?? null,
    },
    checkedAt: at,
  });
  return { isClear: outcome === 'match', reason: REASONS[outcome] };
}

async function judgePerson(
  tx: Database,
  { id }: Verification,
  { email, findings, at }: { email: EmailStanding; findings: PersonFinding[]; at: Date },
): Promise<Verdict> {
  for (const { check, outcome, vendor } of findings) {
    await insertEvidence(tx, {
      verificationId: id,
      source: check,
      outcome,
      facts: { vendor },
      checkedAt: at,
    });
  }
  const outcomes = findings.map(({ outcome }) => outcome);
  return { isClear: isPersonClear(email, outcomes), reason: undefined };
}
