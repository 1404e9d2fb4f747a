import { type Database } from '../../database';
import { find } from '../../rows';
import { registerEntries, type RegisterEntryRow } from '../../tables/charities';

/** One organization's entry in the imported register, with the time of its import. */
export type Registration = Pick<
  RegisterEntryRow,
  'ein' | 'name' | 'deductibility' | 'subsection' | 'rulingMonth' | 'importedAt'
>;

/** Finds the register's entry for an EIN of nine digits. */
export async function findRegistration(db: Database, ein: string): Promise<Registration | undefined> {
  return find(db, registerEntries, { ein });
}
