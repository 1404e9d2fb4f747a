/** An invitation to a charity can be accepted for this many days. */
export const INVITATION_DAYS = 7;

/** An account may invite this many people a day to charities that are not listed. */
export const INVITATIONS_UNLISTED = 5;

/** An address gets this many invitations a day, whoever sends them. */
export const INVITATIONS_TO_ADDRESS = 3;

export type InvitationStatus = 'pending' | 'accepted' | 'revoked' | 'expired';

/** Returns the state of an invitation at `now`. */
export function invitationStatus(
  invitation: { acceptedAt: Date | null; revokedAt: Date | null; expiresAt: Date },
  now: Date,
): InvitationStatus {
  if (invitation.acceptedAt !== null) return 'accepted';
  if (invitation.revokedAt !== null) return 'revoked';
  return invitation.expiresAt <= now ? 'expired' : 'pending';
}
