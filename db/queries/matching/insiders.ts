/** Recognizes the people of a charity, and a sponsor, who give without saying who they are. */
import { type Database, selectRows } from '../../database';

export interface Giver {
  donorUserId: string;
  charityId: string;
  sponsorUserId: string;
  /** The id of the source that pays. */
  source: string;
}

/**
 * Returns true if a gift comes from the sponsor or a member of the charity. A guest counts as such a person with their
 * address, and everybody with a card or account that such a person also saved. All users of a sandbox share its test sources.
 */
export async function isInsidersGift(db: Database, giver: Giver): Promise<boolean> {
  const { donorUserId, charityId, sponsorUserId, source } = giver;
  const rows = await selectRows(
    db,
    `WITH insiders AS (
       SELECT user_id AS id FROM charity_members WHERE charity_id = $2 UNION SELECT $3
     )
     SELECT WHERE $1 IN (SELECT id FROM insiders)
       OR EXISTS (
         SELECT FROM guests g JOIN user_logins l ON l.email = g.email
         WHERE g.user_id = $1 AND l.user_id IN (SELECT id FROM insiders))
       OR EXISTS (
         SELECT FROM payment_sources s
         JOIN payment_sources saved ON saved.fingerprint = s.fingerprint AND saved.processor = s.processor
         WHERE s.id = $4 AND s.processor <> 'sandbox' AND saved.user_id IN (SELECT id FROM insiders))`,
    [donorUserId, charityId, sponsorUserId, source],
  );
  return rows.length > 0;
}
