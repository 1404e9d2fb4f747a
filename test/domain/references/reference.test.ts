/** When a referee is reminded, and who cannot be one (docs/rules/references.md). */
import { shiftByDays } from '../../../domain/days';
import {
  mailboxOf,
  nextReferenceDue,
  REFERENCE_DAYS,
  REFERENCE_REMINDER_DAYS,
  referenceStatus,
  requireReferee,
} from '../../../domain/references/reference';

const requestedAt = new Date('2026-03-02T12:00:00Z');
const expiresAt = shiftByDays(requestedAt, REFERENCE_DAYS);
const remindAt = shiftByDays(requestedAt, REFERENCE_REMINDER_DAYS);
const asked = { status: 'requested', requestedAt, remindedAt: null, expiresAt } as const;

it('a reminder comes first, then the expiry; after an outage only the expiry', () => {
  expect(nextReferenceDue(asked, requestedAt)).toEqual({ what: 'referee_reminder', at: remindAt });
  const expiry = { what: 'reference_expiry', at: expiresAt };
  expect(nextReferenceDue({ ...asked, remindedAt: remindAt }, remindAt)).toEqual(expiry);
  expect(nextReferenceDue(asked, expiresAt)).toEqual(expiry);
  for (const status of ['answered', 'declined', 'expired'] as const) {
    expect(nextReferenceDue({ ...asked, status }, requestedAt)).toBeUndefined();
  }
});

it('a link works until the moment of its expiry', () => {
  expect(referenceStatus(asked, new Date(expiresAt.getTime() - 1))).toBe('requested');
  expect(referenceStatus(asked, expiresAt)).toBe('expired');
  expect(referenceStatus({ ...asked, status: 'answered' }, expiresAt)).toBe('answered');
});

it.each([
  ['ann@example.org', 'ANN+x@example.org'],
  ['ann+y@example.org', 'ann@example.org'],
])('%s and %s are one mailbox', (one, other) => {
  expect(mailboxOf(one)).toBe(mailboxOf(other));
  const named = { email: one, named: [], insiders: [] };
  expect(() => requireReferee({ ...named, insiders: [other] })).toThrow('member of the organization');
  expect(() => requireReferee({ ...named, named: [other] })).toThrow('already named');
  expect(() => requireReferee({ ...named, insiders: ['bob@example.org'] })).not.toThrow();
});
