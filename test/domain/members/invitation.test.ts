/** An invitation is pending until somebody accepts it, revokes it, or its time is over. */
import { INVITATION_DAYS, invitationStatus } from '../../../domain/members/invitation';

const now = new Date('2026-11-21T12:00:00Z');
const [past, future] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];
const open = { acceptedAt: null, revokedAt: null, expiresAt: future };

it.each([
  [open, 'pending'],
  [{ ...open, expiresAt: now }, 'expired'],
  [{ ...open, expiresAt: past }, 'expired'],
  [{ ...open, revokedAt: past }, 'revoked'],
  [{ ...open, revokedAt: past, expiresAt: past }, 'revoked'],
  [{ ...open, acceptedAt: past }, 'accepted'],
  [{ ...open, acceptedAt: past, expiresAt: past }, 'accepted'],
  [{ ...open, acceptedAt: past, revokedAt: now }, 'accepted'],
])('%j is %s', (invitation, status) => {
  expect(invitationStatus(invitation, now)).toBe(status);
});

it('can be accepted for a week', () => {
  expect(INVITATION_DAYS).toBe(7);
});
