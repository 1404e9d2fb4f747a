import { type Database, selectRows } from '../../database';

/** What the imported register says of one organization, and since when we know. */
export interface Registration {
  ein: string;
  name: string;
  deductibility: 'yes' | 'no' | 'treaty' | null;
  subsection: string | null;
  rulingMonth: string | null;
  importedAt: Date;
}

/** The register's entry of an EIN of nine digits. */
export async function findRegistration(db: Database, ein: string): Promise<Registration | undefined> {
  const [row] = await selectRows<Registration>(
    db,
    `SELECT ein, name, deductibility, subsection, ruling_month AS "rulingMonth", imported_at AS "importedAt"
     FROM register_entries WHERE ein = $1`,
    [ein],
  );
  return row;
}
