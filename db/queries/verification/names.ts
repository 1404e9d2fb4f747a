/** Reads the names of verified entities. */
import { type Database } from '../../database';
import { listNamesOfUsers } from '../access/accounts';
import { listNamesOfCharities } from '../charities/charities';
import { type Verification } from './verifications';

/** Returns the names by the ids of the entities. */
export async function listNamesOfEntities(
  db: Database,
  verifications: Pick<Verification, 'entityId' | 'state'>[],
): Promise<Map<string, string>> {
  const idsOf = (areCharities: boolean) =>
    verifications
      .filter(({ state }) => (state.entityType === 'organization') === areCharities)
      .map(({ entityId }) => entityId);
  const charities = await listNamesOfCharities(db, idsOf(true));
  return new Map([...charities, ...(await listNamesOfUsers(db, idsOf(false)))]);
}
