import { type z } from 'zod';
import { type Database } from '../../../db/database';
import { type Actor } from '../../../db/queries/access/api-keys';
import { listOpenChanges } from '../../../db/queries/charities/changes';
import { type Charity } from '../../../db/queries/charities/charities';
import { isUnclaimed } from '../../../db/queries/gifts/unclaimed';
import { findRaised } from '../../../db/queries/impact/impact';
import { findReportedResults } from '../../../db/queries/impact/reports';
import { mayReadChanges } from '../../policies/charity';
import { presentCharity, presentMemberSettings } from '../../presenters/charity';
import { presentChange } from '../../presenters/charity-change';
import { type charitySchema } from './schema';

/** Describes who reads a charity. */
export interface Reader {
  actor: Pick<Actor, 'isReviewer' | 'isOperator'>;
  member: boolean;
  /** True if the reader just edited the charity, and therefore sees its settings. */
  edited?: boolean;
}

/** Presents a charity with its current figures. Members also see its settings. */
export async function presentOne(
  db: Database,
  charity: Charity,
  { actor, member, edited = false }: Reader,
): Promise<z.input<typeof charitySchema>> {
  const seesChanges = mayReadChanges(actor, member);
  // One after the other, because in a transaction all share one connection.
  const raised = await findRaised(db, [charity.id]);
  const reported = await findReportedResults(db, [charity.id]);
  const isClaimed = !(await isUnclaimed(db, charity.id));
  const changes = seesChanges ? await listOpenChanges(db, charity.id) : [];
  const figures = { raisedUsdMinor: raised.get(charity.id), reported: reported.get(charity.id), isClaimed };
  return {
    ...presentCharity(charity, figures),
    ...(member || edited ? presentMemberSettings(charity) : {}),
    ...(seesChanges ? { pending_changes: changes.map(presentChange) } : {}),
  };
}
