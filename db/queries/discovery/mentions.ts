import { type Database, selectRows } from '../../database';

/** Something that operators tell of the world. */
export interface Mention {
  id: string;
  kind: 'social' | 'news' | 'emergency';
  charityId: string | null;
  category: string | null;
  state: string | null;
  title: string;
  sourceUrl: string | null;
  weight: number;
  occurredAt: Date;
  /** When an emergency is over; null for mentions. */
  endsAt: Date | null;
  createdBy: string;
  createdAt: Date;
}

/** Stores a mention or an emergency. */
export async function insertMention(tx: Database, mention: Mention): Promise<void> {
  await selectRows(
    tx,
    `INSERT INTO mentions (id, kind, charity_id, category, state, title, source_url, weight, occurred_at, ends_at,
       created_by, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING id`,
    [
      mention.id,
      mention.kind,
      mention.charityId,
      mention.category,
      mention.state,
      mention.title,
      mention.sourceUrl,
      mention.weight,
      mention.occurredAt,
      mention.endsAt,
      mention.createdBy,
      mention.createdAt,
    ],
  );
}

/** The emergencies of a moment, the heaviest first. */
export async function listEmergencies(
  db: Database,
  at: Date,
): Promise<Pick<Mention, 'charityId' | 'category' | 'state'>[]> {
  return selectRows(
    db,
    `SELECT charity_id AS "charityId", category, state FROM mentions
     WHERE kind = 'emergency' AND occurred_at <= $1 AND ends_at > $1 ORDER BY weight DESC, id LIMIT 50`,
    [at],
  );
}
