import { type z } from 'zod';
import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { listOpenChanges } from '../../../db/queries/charities/changes';
import { type Charity } from '../../../db/queries/charities/charities';
import { listSocialProfiles, type SocialProfile } from '../../../db/queries/charities/social-profiles';
import { listPhotos } from '../../../db/queries/charities/photos';
import { listUnclaimed } from '../../../db/queries/gifts/unclaimed';
import { findRaised } from '../../../db/queries/impact/impact';
import { findReportedResults } from '../../../db/queries/impact/reports';
import { findNteeCodes } from '../../../db/queries/imports/register';
import { requireRow } from '../../../domain/errors';
import { publicAddress } from '../../../domain/public-address';
import { isStaff } from '../../access/resource';
import { presentCharity, presentMemberSettings } from '../../presenters/charity';
import { presentChange } from '../../presenters/charity-change';
import { type charitySchema } from './schema';

type WireCharity = z.input<typeof charitySchema>;

export interface Reader {
  actor: Pick<Actor, 'isReviewer' | 'isOperator'>;
  member: boolean;
  config: Parameters<typeof publicAddress>[0];
  /** True if the reader just edited the charity, and therefore sees its settings. */
  edited?: boolean;
}

/** Presents a charity with its current figures. Members also see its settings. */
export async function presentOne(
  db: Database,
  charity: Charity,
  { actor, member, config, edited = false }: Reader,
): Promise<WireCharity> {
  const seesChanges = member || isStaff(actor);
  const [seen] = await presentMany(db, [charity], config);
  const profiles = seesChanges ? await listSocialProfiles(db, charity) : [];
  const changes = seesChanges ? await listOpenChanges(db, charity.id) : [];
  return {
    ...requireRow(seen, charity.id),
    ...(member || edited ? presentMemberSettings(charity) : {}),
    ...(seesChanges
      ? { pending_changes: changes.map(presentChange), social_profiles: profiles.map(presentProfile) }
      : {}),
  };
}

/** Presents charities as everybody sees them, with their current figures. */
export async function presentMany(
  db: Database,
  charities: Charity[],
  config: Reader['config'],
): Promise<WireCharity[]> {
  const ids = charities.map(({ id }) => id);
  // Runs these queries one after another, because a transaction has only one connection.
  const raised = await findRaised(db, ids);
  const reported = await findReportedResults(db, ids);
  const unclaimed = await listUnclaimed(db, ids);
  const photos = await listPhotos(db, ids);
  const eins = charities.map(({ ein }) => ein);
  const codes = await findNteeCodes(db, eins);
  return charities.map((charity) =>
    presentCharity(charity, {
      raisedUsdMinor: raised.get(charity.id),
      reported: reported.get(charity.id),
      isClaimed: !unclaimed.has(charity.id),
      ntee: codes.get(charity.ein),
      photos: photos.get(charity.id) ?? [],
      address: publicAddress(config),
    }),
  );
}

function presentProfile({ url, status, problem, checkedAt, decidedAt }: SocialProfile) {
  return {
    url,
    status,
    problem,
    checked_at: checkedAt?.toISOString() ?? null,
    decided_at: decidedAt?.toISOString() ?? null,
  };
}
