import { type z } from 'zod';
import { type Database } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities/charities';
import { findRaised } from '../../../db/queries/impact/impact';
import { findReportedResults } from '../../../db/queries/impact/reports';
import { presentCharity, presentMemberSettings } from '../../presenters/charity';
import { type charitySchema } from './schema';

/** A charity in wire form with its current figures, and with its settings for a member. */
export async function presentOne(
  db: Database,
  charity: Charity,
  isMember: boolean,
): Promise<z.input<typeof charitySchema>> {
  const [raised, reported] = await Promise.all([
    findRaised(db, [charity.id]),
    findReportedResults(db, [charity.id]),
  ]);
  const figures = { raisedUsdMinor: raised.get(charity.id), reported: reported.get(charity.id) };
  return { ...presentCharity(charity, figures), ...(isMember ? presentMemberSettings(charity) : {}) };
}
