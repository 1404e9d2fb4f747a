import { type Actor } from '../../db/queries/api-keys';
import { type Opportunity } from '../../db/queries/opportunities';
import { levelIncludes } from '../../domain/donations';
import { GivingError } from '../../domain/errors';
import { levelForScreening } from '../../domain/volunteering/screening';

/** Refuses a volunteer whom the opportunity's screening requirements leave out. */
export function checkScreening(actor: Pick<Actor, 'verificationLevel'>, opportunity: Opportunity): void {
  const needed = levelForScreening(opportunity);
  if (needed === null || levelIncludes(actor.verificationLevel, needed)) return;
  throw new GivingError('FORBIDDEN', `This opportunity needs volunteers verified to "${needed}".`, {
    required_level: needed,
    current_level: actor.verificationLevel,
  });
}
