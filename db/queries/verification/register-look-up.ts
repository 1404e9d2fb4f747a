import { type Database, selectRows } from '../../database';

/** One organization's entry in the imported register, with the time of its import. */
export interface Registration {
  ein: string;
  name: string;
  deductibility: 'yes' | 'no' | 'treaty' | null;
  subsection: string | null;
  rulingMonth: string | null;
  importedAt: Date;
}

/** Finds the register's entry for an EIN of nine digits. */
export async function findRegistration(db: Database, ein: string): Promise<Registration | undefined> {
  const [row] = await selectRows<Registration>(
    db,
    `SELECT ein, name, deductibility, subsection, ruling_month, imported_at
     FROM register_entries WHERE ein = $1`,
    [ein],
  );
  return row;
}
