/** The stage "database verification": screening against sanctions lists, then the register. Both keep dated evidence. */
import { type Database } from '../db/database';
import { findUser } from '../db/queries/accounts';
import { findCharity } from '../db/queries/charities';
import { insertEvidence, moveVerification } from '../db/queries/verification-moves';
import { SCREENING, type Verification } from '../db/queries/verifications';
import { judgeRegistration } from '../domain/verification/register-match';
import { type Happening, SYSTEM } from '../domain/verification/vocabulary';
import { type Checks } from '../gateways/checks';

const REASONS = {
  match: undefined,
  name_differs: 'The register has another name for this number.',
  not_deductible: 'The register does not call gifts to it deductible.',
  not_found: 'The register has no such number.',
  no_number: 'There is no tax number to look up.',
  no_register_for_country: 'There is no register for its country here.',
  no_register_for_entity: 'There is no register for this kind of entity here.',
} as const;

/** Moves a verification on: a match in the register and no listed name go on by themselves, all else to a person. */
export async function verifyInDatabases(
  tx: Database,
  checks: Checks,
  verification: Verification,
  at: Date,
): Promise<void> {
  const isListed = await screen(tx, checks, verification, at);
  const { outcome, facts } = await lookUp(tx, checks, verification);
  await insertEvidence(tx, {
    verificationId: verification.id,
    source: 'irs_register',
    outcome,
    facts,
    checkedAt: at,
  });
  const goesOn = outcome === 'match' && !isListed;
  const happening: Happening = goesOn ? 'found_in_database' : 'not_found_in_database';
  // A listed name is not told to the entity.
  const reason = REASONS[outcome] ?? (isListed ? 'A person looks into the application.' : undefined);
  await moveVerification(tx, verification, { happening, by: SYSTEM, at, reason });
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

async function lookUp(tx: Database, checks: Checks, { entityId, state }: Verification) {
  const charity = state.entityType === 'organization' ? await findCharity(tx, entityId) : undefined;
  if (charity === undefined) return { outcome: 'no_register_for_entity' as const, facts: {} };
  const found = charity.ein === null ? undefined : await checks.findRegistration(charity.ein);
  const { outcome, similarity } = judgeRegistration(charity, found);
  return {
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
  };
}
