import { type Database } from '../../db/database';
import { type Actor } from '../../db/queries/access/api-keys';
import { type Opportunity } from '../../db/queries/opportunities/opportunities';
import { findVolunteerLevel } from '../../db/queries/hours/screening';
import { levelIncludes } from '../../domain/gifts/gift';
import { GivingError } from '../../domain/errors';
import { levelForScreening } from '../../domain/hours/screening';

/** Refuses a volunteer whom the opportunity's screening requirements leave out. */
export async function checkScreening(
  db: Database,
  actor: Pick<Actor, 'userId'>,
  opportunity: Opportunity,
): Promise<void> {
  const needed = levelForScreening(opportunity);
  if (needed === null) return;
  const held = await findVolunteerLevel(db, actor.userId);
  if (levelIncludes(held, needed)) return;
  throw new GivingError('FORBIDDEN', `This opportunity needs volunteers verified to "${needed}".`, {
    required_level: needed,
    current_level: held,
  });
}
