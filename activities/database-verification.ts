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
import { type Checks, type PersonFinding } from '../gateways/checks';
import { type LookUp } from '../operations/verification/judge-look-up';

/**
 * Looks an organization up in the register, or has vendors check a person. Searches the sanctions lists for
 * the name in both cases. `identity` holds the findings of the identity check. The vendors skip those checks.
 */
export async function lookUp(
  db: Database,
  checks: Checks,
  { entityId, state: { entityType, level } }: Verification,
  identity: PersonFinding[] = [],
): Promise<LookUp> {
  if (entityType === 'organization') {
    const charity = requireRow(await findCharity(db, entityId), entityId);
    const found = charity.ein === null ? undefined : await checks.findRegistration(charity.ein);
    return { screening: await screen(checks, charity.name), registration: { charity, found } };
  }
  const { id, name } = requireRow(await findUser(db, entityId), entityId);
  const isAnswered = new Set(identity.map(({ check }) => check));
  const others = personChecksFor(entityType, level).filter((check) => !isAnswered.has(check));
  const findings = [...identity, ...(await checks.examinePerson({ reference: id, name }, others))];
  return { screening: await screen(checks, name), findings };
}

async function screen(checks: Checks, name: string): Promise<LookUp['screening']> {
  return { name, ...(await checks.screen(name)) };
}
