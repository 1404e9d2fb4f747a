/** Stores the links that are mailed to guests. Only the hash of a link's token is stored. */
import { Op } from 'sequelize';
import { changeRows, type Database, selectRows } from '../../database';
import { find, insert } from '../../rows';
import { guestLinks } from '../../tables/guests';

export async function insertGuestLink(
  tx: Database,
  link: { tokenHash: string; email: string; expiresAt: Date },
): Promise<void> {
  await insert(tx, guestLinks, link);
}

/** Finds the address of a link that still works. Does not consume the link. */
export async function findGuestLink(
  db: Database,
  tokenHash: string,
  at: Date,
): Promise<{ email: string } | undefined> {
  return find(db, guestLinks, { tokenHash, usedAt: null, expiresAt: { [Op.gt]: at } });
}

/** Consumes a link. Returns undefined if the link is unknown, expired or already used. */
export async function useGuestLink(
  tx: Database,
  tokenHash: string,
  at: Date,
): Promise<{ email: string } | undefined> {
  const [link] = await selectRows<{ email: string }>(
    tx,
    `UPDATE guest_links SET used_at = $2
     WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2 RETURNING email`,
    [tokenHash, at],
  );
  return link;
}

/** Deletes one batch of expired links. Returns how many it deleted. */
export async function forgetOldGuestLinks(db: Database, limit = 5_000): Promise<number> {
  return changeRows(
    db,
    `DELETE FROM guest_links WHERE token_hash IN (
       SELECT token_hash FROM guest_links WHERE expires_at < now() LIMIT $1
     )`,
    [limit],
  );
}
