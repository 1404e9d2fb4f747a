import { type Database, selectRows } from '../../database';
import { insert } from '../../rows';
import { type MentionRow, mentions } from '../../tables/campaigns';

export type Mention = MentionRow;

export async function insertMention(tx: Database, mention: Mention): Promise<void> {
  await insert(tx, mentions, mention);
}

/** Returns up to 50 emergencies that are active at a moment, highest weight first. */
export async function listEmergencies(
  db: Database,
  at: Date,
): Promise<Pick<Mention, 'charityId' | 'category' | 'state'>[]> {
  return selectRows(
    db,
    `SELECT charity_id, category, state FROM mentions
     WHERE kind = 'emergency' AND occurred_at <= $1 AND ends_at > $1 ORDER BY weight DESC, id LIMIT 50`,
    [at],
  );
}
