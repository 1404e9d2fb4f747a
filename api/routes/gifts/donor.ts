import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { validationError } from '../../../domain/errors';
import { nameGuest } from '../../../operations/guests/session';
import { type Donor } from '../../../operations/gifts/order';
import { type DonationRequest } from './schema';

/** Returns the donor of a new gift. A guest must say who gives, because there is no account to ask. */
export async function donorOf(
  db: Database,
  actor: Actor,
  { donor }: Pick<DonationRequest, 'donor'>,
): Promise<Donor> {
  if (actor.credential !== 'guest_token') return actor;
  if (donor === undefined) {
    const message = 'is required from a guest: send the name and email of the donor';
    throw validationError([{ field: 'donor', code: 'required', message }]);
  }
  return { ...actor, guest: await nameGuest(db, { ...donor, userId: actor.userId }) };
}
