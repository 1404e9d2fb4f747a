/** When a referee is reminded, and who cannot be one (docs/rules/references.md). */
import { shiftByDays } from '../../../domain/days';
import { GivingError } from '../../../domain/errors';
import {
  mailboxOf,
  MOST_REFERENCES,
  type Naming,
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
  [' ann@example.org ', 'ann@example.org'],
  ['ann+a+b@example.org', 'Ann@Example.org'],
])('%s and %s are one mailbox', (one, other) => {
  expect(mailboxOf(one)).toBe('ann@example.org');
  expect(mailboxOf(other)).toBe('ann@example.org');
  const named = { email: one, named: [], insiders: [] };
  expect(() => requireReferee({ ...named, insiders: [other] })).toThrow('member of the organization');
  expect(() => requireReferee({ ...named, named: [other] })).toThrow('already named');
  expect(() => requireReferee({ ...named, insiders: ['bob@example.org'] })).not.toThrow();
});

it.each([
  ['ann@example.org', 'bob@example.org'],
  ['ann@example.org', 'ann@example.com'],
  ['ann@example.org', 'ann+x@mail.example.org'],
  ['ann.b@example.org', 'annb@example.org'],
])('%s and %s are two mailboxes', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
  expect(() => requireReferee({ email: one, named: [other], insiders: [other] })).not.toThrow();
});

function refusalOf(naming: Naming): GivingError {
  try {
    requireReferee(naming);
  } catch (error) {
    if (error instanceof GivingError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

it('a verification has at most ten referees, and the refusal says so', () => {
  const named = (count: number) =>
    Array.from({ length: count }, (_, index) => `r${String(index)}@example.org`);
  const naming = { email: 'ann@example.org', insiders: [] };
  expect(MOST_REFERENCES).toBe(10);
  expect(() => requireReferee({ ...naming, named: named(9) })).not.toThrow();
  const refusal = refusalOf({ ...naming, named: named(10) });
  expect(refusal).toMatchObject({ code: 'CONFLICT', details: { most: 10 } });
  expect(refusal.message).toBe('A verification has at most 10 referees.');
});

it('a refusal of a person names the field', () => {
  const email = 'ann@example.org';
  for (const naming of [
    { email, named: [], insiders: [email] },
    { email, named: [email], insiders: [] },
  ]) {
    expect(refusalOf(naming)).toMatchObject({ code: 'CONFLICT', details: { field: 'email' } });
  }
});
