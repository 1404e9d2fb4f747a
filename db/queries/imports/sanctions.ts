import { type SanctionedName, sanctionKey } from '../../../domain/imports/sdn';
import { type Database, runStatement, selectRows } from '../../database';
import { list as listRows, remove, save } from '../../rows';
import {
  sanctionedNames,
  type SanctionedNameRow,
  type SanctionListRow,
  sanctionLists,
} from '../../tables/verification';

const BATCH_NAMES = 2_000;

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
  for (let from = 0; from < names.length; from += BATCH_NAMES) {
    await insertNames(tx, list, names.slice(from, from + BATCH_NAMES));
  }
}

async function insertNames(tx: Database, list: string, names: SanctionedName[]): Promise<void> {
  const rows = names.map((each) => ({
    uid: each.uid,
    name: each.name,
    name_key: sanctionKey(each.name),
    kind: each.kind,
    programs: each.programs,
    is_alias: each.isAlias,
  }));
  await runStatement(
    tx,
    `INSERT INTO sanctioned_names (list, uid, name, name_key, kind, programs, is_alias)
     SELECT $1, n.uid, n.name, n.name_key, n.kind, n.programs, n.is_alias
     FROM json_to_recordset($2::json)
       AS n(uid text, name text, name_key text, kind text, programs text[], is_alias boolean)`,
    [list, JSON.stringify(rows)],
  );
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
