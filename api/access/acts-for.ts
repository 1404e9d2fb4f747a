import { type Actor } from '../../domain/access/actor';

/** Returns true for the caller's own user, and for guests that the caller took over. */
export function actsFor(
  { userId, guestIds = [] }: Pick<Actor, 'userId' | 'guestIds'>,
  donorId: string,
): boolean {
  return donorId === userId || guestIds.includes(donorId);
}

/** Returns the users whose gifts are the caller's: the caller, and the guests that the caller took over. */
export function usersOf({ userId, guestIds = [] }: Pick<Actor, 'userId' | 'guestIds'>): string[] {
  return [userId, ...guestIds];
}
