import { Op } from 'sequelize';
import { type Database } from '../../database';
import { insert, list } from '../../rows';
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
  const active = { kind: 'emergency' as const, occurredAt: { [Op.lte]: at }, endsAt: { [Op.gt]: at } };
  return list(db, mentions, active, {
    order: [
      ['weight', 'DESC'],
      ['id', 'ASC'],
    ],
    limit: 50,
  });
}
