import { type Database } from '../../db/database';
import { findVolunteerLevel } from '../../db/queries/hours/screening';
import { type Opportunity } from '../../db/queries/opportunities/opportunities';
import { GivingError } from '../../domain/errors';
import { levelIncludes } from '../../domain/gifts/gift';
import { levelForScreening } from '../../domain/hours/screening';

/** Refuses a volunteer whose verification level is below the level that the opportunity requires. */
export async function checkScreening(db: Database, userId: string, opportunity: Opportunity): Promise<void> {
  const needed = levelForScreening(opportunity);
  if (needed === null) return;
  const held = await findVolunteerLevel(db, userId);
  if (levelIncludes(held, needed)) return;
  throw new GivingError('FORBIDDEN', `This opportunity needs volunteers verified to "${needed}".`, {
    required_level: needed,
    current_level: held,
  });
}
