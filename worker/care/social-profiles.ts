/** Reads the social profiles that charities link to, and looks for links back. */
import { inTransaction } from '../../db/database';
import { listUnreadProfiles, type SocialProfile } from '../../db/queries/charities/social-profiles';
import { judgeProfile, type SocialFinding, UNREADABLE } from '../../domain/charities/social';
import { type Gateways } from '../../gateways';
import { DocumentUnavailableError, fetchDocument } from '../../gateways/documents/fetch-document';
import { listLinks, MOST_LINKS } from '../../gateways/documents/page-links';
import { OutboundError } from '../../gateways/outbound';
import { recordReading } from '../../operations/charities/social-profiles';
import { attemptEach, type Carer } from './attempt-each';

const AT_ONCE = 20;
const MOST_BYTES = 1_000_000;

type Reading = Pick<Gateways, 'outbound' | 'address'>;

/** Reads a batch of profiles. Returns true if more may be left. */
export async function readSocialProfiles(
  { gateways, ...carer }: Carer & { gateways: Reading },
  at: Date,
): Promise<boolean> {
  const { db } = carer;
  const unread = await listUnreadProfiles(db, { at, limit: AT_ONCE });
  const items = unread.map((profile) => ({ id: `${profile.charityId} ${profile.url}`, profile }));
  await attemptEach(carer, { care: 'social_profile', items, at }, async ({ profile }) => {
    const finding = await examine(gateways, profile);
    await inTransaction(db, (tx) => recordReading({ tx, at }, { ...profile, finding }));
  });
  return unread.length === AT_ONCE;
}

/**
 * A page that does not answer counts as unreadable. So does one without a link back in the part that was read. It is read
 * again once a member saves the links again.
 */
async function examine(
  { outbound, address }: Reading,
  { charityId, url }: Pick<SocialProfile, 'charityId' | 'url'>,
): Promise<SocialFinding> {
  try {
    const page = await fetchDocument(outbound, url, MOST_BYTES);
    const links = listLinks(page.content.toString('utf8'));
    const finding = judgeProfile(page.url, links, { charityId, address });
    const isWhole = !page.isTruncated && links.length < MOST_LINKS;
    return finding.status === 'failed' && !isWhole ? UNREADABLE : finding;
  } catch (error) {
    if (error instanceof OutboundError || error instanceof DocumentUnavailableError) return UNREADABLE;
    throw error;
  }
}
