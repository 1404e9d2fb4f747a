import { type z } from 'zod';
import { type Database } from '../../../db/database';
import { type Actor } from '../../../db/queries/access/api-keys';
import { listOpenChanges } from '../../../db/queries/charities/changes';
import { type Charity } from '../../../db/queries/charities/charities';
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
  const [raised, reported, changes] = await Promise.all([
    findRaised(db, [charity.id]),
    findReportedResults(db, [charity.id]),
    seesChanges ? listOpenChanges(db, charity.id) : [],
  ]);
  const figures = { raisedUsdMinor: raised.get(charity.id), reported: reported.get(charity.id) };
  return {
    ...presentCharity(charity, figures),
    ...(member || edited ? presentMemberSettings(charity) : {}),
    ...(seesChanges ? { pending_changes: changes.map(presentChange) } : {}),
  };
}
