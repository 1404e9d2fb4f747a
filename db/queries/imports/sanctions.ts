import { type SanctionedName } from '../../../domain/imports/sdn';
import { type Database, selectRows } from '../../database';
import { insert, list as listRows, remove, save } from '../../rows';
import {
  sanctionedNames,
  type SanctionedNameRow,
  type SanctionListRow,
  sanctionLists,
} from '../../tables/verification';

export type SanctionList = SanctionListRow;

/** A name on a list. An alias has the programs of its main name. */
export interface ListedName extends Pick<SanctionedNameRow, 'list' | 'uid' | 'name' | 'programs'> {
  /** When the list was imported. */
  listedAsOf: Date;
}

/** Replaces a list with a new edition. */
export async function replaceSanctionList(
  tx: Database,
  list: string,
  edition: { digest: string; names: SanctionedName[]; at: Date },
): Promise<void> {
  const { digest, names, at } = edition;
  await save(tx, sanctionLists, { list, digest, names: names.length, importedAt: at });
  await remove(tx, sanctionedNames, { list });
  const rows = names.map(({ uid, name, programs, isAlias }) => ({ list, uid, name, programs, isAlias }));
  await insert(tx, sanctionedNames, rows);
}

/** Returns the imported lists. */
export async function listSanctionLists(db: Database): Promise<SanctionList[]> {
  return listRows(db, sanctionLists, {}, { order: ['list'] });
}

/** Returns every name of every list. */
export async function listSanctionedNames(db: Database): Promise<ListedName[]> {
  return selectRows(
    db,
    `SELECT n.list, n.uid, n.name, l.imported_at AS listed_as_of, coalesce(p.programs, n.programs) AS programs
     FROM sanctioned_names n JOIN sanction_lists l USING (list)
       LEFT JOIN (SELECT DISTINCT ON (list, uid) list, uid, programs FROM sanctioned_names
                  WHERE NOT is_alias ORDER BY list, uid, id) p USING (list, uid)
     ORDER BY n.id`,
  );
}
