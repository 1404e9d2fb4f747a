/** Stores what is known about the social profiles of charities. See docs/rules/charities.md. */
import { type Database, runStatement, selectRows } from '../../database';
import { isCareDue } from '../platform/care-attempts';
import { list, lock, update } from '../../rows';
import { type CharityRow, type CharitySocialProfileRow, charitySocialProfiles } from '../../tables/charities';

export type SocialProfile = CharitySocialProfileRow;

/** Returns the profiles of a charity that it links to now, in the order of its links. */
export async function listSocialProfiles(
  db: Database,
  { id: charityId, socialLinks }: Pick<CharityRow, 'id' | 'socialLinks'>,
): Promise<SocialProfile[]> {
  if (socialLinks.length === 0) return [];
  const profiles = await list(db, charitySocialProfiles, { charityId, url: socialLinks });
  return socialLinks.flatMap((link) => profiles.filter(({ url }) => url === link));
}

/**
 * Stores the profiles of a charity's new links as unread. Reads those again that the platform has not passed, and keeps
 * what a reviewer decided.
 */
export async function replaceSocialProfiles(
  tx: Database,
  { charityId, links }: { charityId: string; links: string[] },
): Promise<void> {
  await runStatement(
    tx,
    `DELETE FROM charity_social_profiles
     WHERE charity_id = $1 AND decided_at IS NULL AND (url <> ALL($2) OR status <> 'passed')`,
    [charityId, links],
  );
  await runStatement(
    tx,
    `INSERT INTO charity_social_profiles (charity_id, url, status)
     SELECT $1, url, 'received' FROM unnest($2::text[]) AS url ON CONFLICT DO NOTHING`,
    [charityId, links],
  );
}

/** Reads a profile and locks it until the transaction ends. */
export async function lockSocialProfile(
  tx: Database,
  { charityId, url }: Pick<SocialProfile, 'charityId' | 'url'>,
): Promise<SocialProfile | undefined> {
  return lock(tx, charitySocialProfiles, { charityId, url });
}

export async function updateSocialProfile(
  tx: Database,
  { charityId, url, ...changes }: Partial<SocialProfile> & Pick<SocialProfile, 'charityId' | 'url'>,
): Promise<void> {
  await update(tx, charitySocialProfiles, { charityId, url }, changes);
}

/** Lists profiles whose page nobody has read. */
export async function listUnreadProfiles(
  db: Database,
  { at, limit }: { at: Date; limit: number },
): Promise<Pick<SocialProfile, 'charityId' | 'url'>[]> {
  return selectRows(
    db,
    `SELECT charity_id, url FROM charity_social_profiles WHERE checked_at IS NULL AND decided_at IS NULL
       AND ${isCareDue('social_profile', `charity_id || ' ' || url`, '$1')}
     ORDER BY charity_id, url LIMIT $2`,
    [at, limit],
  );
}
