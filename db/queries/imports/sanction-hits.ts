/** Stores hits. A hit is an entry of a sanctions list that an organization resembles, found after an import. */
import { SCREENING } from '../../../domain/verification/evidence';
import { type Database, selectRows } from '../../database';
import { list, update } from '../../rows';
import { type SanctionHitRow, sanctionHits } from '../../tables/verification';

export type HitOutcome = SanctionHitRow['outcome'];

type HitKey = Pick<SanctionHitRow, 'list' | 'uid'>;

/** Returns the entries that earlier imports or verifications found for an organization. */
export async function listKnownHits(db: Database, charityId: string): Promise<HitKey[]> {
  return selectRows(
    db,
    `SELECT list, uid FROM sanction_hits WHERE charity_id = $1
     UNION
     SELECT h->>'list', h->>'uid'
     FROM verifications v JOIN verification_evidence e ON e.verification_id = v.id AND e.source = $2,
       jsonb_array_elements(e.facts->'hits') h
     WHERE v.charity_id = $1`,
    [charityId, SCREENING],
  );
}

/** Stores hits, and returns the ones that are new. */
export async function insertHits(
  tx: Database,
  { charity, foundAt }: { charity: NamedCharity; foundAt: Date },
  hits: Pick<SanctionHitRow, 'list' | 'uid' | 'listedName' | 'similarity'>[],
): Promise<HitKey[]> {
  return selectRows(
    tx,
    `INSERT INTO sanction_hits (charity_id, list, uid, charity_name, listed_name, similarity, outcome, found_at)
     SELECT $1, list, uid, $2, max("listedName"), max(similarity), 'noted', $3
     FROM json_to_recordset($4::json) AS h(list text, uid text, "listedName" text, similarity double precision)
     GROUP BY list, uid
     ON CONFLICT DO NOTHING RETURNING list, uid`,
    [charity.id, charity.name, foundAt, JSON.stringify(hits)],
  );
}

/** Stores the outcome of an organization's new hits. */
export async function updateHits(
  tx: Database,
  { charityId, foundAt, outcome }: Pick<SanctionHitRow, 'charityId' | 'foundAt' | 'outcome'>,
): Promise<void> {
  await update(tx, sanctionHits, { charityId, foundAt }, { outcome });
}

/** Returns the newest hits. */
export async function listHits(db: Database, limit: number): Promise<SanctionHitRow[]> {
  return list(
    db,
    sanctionHits,
    {},
    {
      order: [
        ['foundAt', 'DESC'],
        ['charityId', 'ASC'],
        ['list', 'ASC'],
        ['uid', 'ASC'],
      ],
      limit,
    },
  );
}

export interface NamedCharity {
  id: string;
  name: string;
}

/** Returns a page of all charities, sorted by id. */
export async function listCharityNames(
  db: Database,
  page: { after: string; limit: number },
): Promise<NamedCharity[]> {
  return selectRows(db, 'SELECT id, name FROM charities WHERE id > $1 ORDER BY id LIMIT $2', [
    page.after,
    page.limit,
  ]);
}

/** Returns the verifications in force that were not screened, because no sanctions list was imported at the time. */
export async function listUnscreened(
  db: Database,
  charityIds: string[],
): Promise<{ verificationId: string; charityId: string }[]> {
  return selectRows(
    db,
    `SELECT v.id AS verification_id, v.charity_id
     FROM verifications v
     WHERE v.charity_id = ANY($1) AND v.in_force
       AND 'not_screened' = (SELECT e.outcome FROM verification_evidence e
                             WHERE e.verification_id = v.id AND e.source = $2
                             ORDER BY e.checked_at DESC, e.id DESC LIMIT 1)
     ORDER BY v.id`,
    [charityIds, SCREENING],
  );
}
