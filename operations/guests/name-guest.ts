import { type Database } from '../../db/database';
import { updateUserName } from '../../db/queries/access/accounts';
import { hasGiven, lockGuest, updateGuestEmail } from '../../db/queries/guests/guests';
import { requireRow, validationError } from '../../domain/errors';
import { type GuestDonor } from '../../domain/guests/guest';

/**
 * Stores the name and the email address that a guest gives with a gift. A guest has only one address, so that a mailed
 * link never shows the gifts of another address. The address is fixed once it is confirmed, or once the guest has made
 * a gift that did not fail.
 */
export async function nameGuest(
  tx: Database,
  { userId, name, email }: { userId: string; name: string; email: string },
): Promise<GuestDonor> {
  const guest = requireRow(await lockGuest(tx, userId), userId);
  const isConfirmed = guest.confirmedAt !== null;
  await updateUserName(tx, userId, name);
  if (guest.email === email) return { email, isConfirmed };
  if (guest.email !== null && (isConfirmed || (await hasGiven(tx, userId)))) {
    const message = 'differs from the address of this guest. Begin another guest session for it.';
    throw validationError([{ field: 'donor.email', code: 'conflict', message }]);
  }
  await updateGuestEmail(tx, userId, email);
  return { email, isConfirmed };
}
