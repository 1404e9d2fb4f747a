/**
 * Looks up an entity (a charity or a user) in external sources. Opens no transaction, because an answer over
 * the network may take long.
 */
import { type Database } from '../db/database';
import { findUser } from '../db/queries/access/accounts';
import { findCharity } from '../db/queries/charities/charities';
import { type Verification } from '../db/queries/verification/verifications';
import { requireRow } from '../domain/errors';
import { personChecksFor } from '../domain/verification/person-checks';
import { type Checks } from '../gateways/checks';
import { type LookUp } from '../operations/verification/judge-look-up';

/**
 * Looks an organization up in the register, or has vendors check a person. Searches the sanctions lists for
 * the name in both cases.
 */
export async function lookUp(
  db: Database,
  checks: Checks,
  { entityId, state: { entityType, level } }: Verification,
): Promise<LookUp> {
  if (entityType === 'organization') {
    const charity = requireRow(await findCharity(db, entityId), entityId);
    const found = charity.ein === null ? undefined : await checks.findRegistration(charity.ein);
    return { screening: await screen(checks, charity.name), registration: { charity, found } };
  }
  const { id, name } = requireRow(await findUser(db, entityId), entityId);
  const findings = await checks.examinePerson({ reference: id, name }, personChecksFor(entityType, level));
  return { screening: await screen(checks, name), findings };
}

async function screen(checks: Checks, name: string): Promise<LookUp['screening']> {
  return { name, ...(await checks.screen(name)) };
}
