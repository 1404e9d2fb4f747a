/** The events of volunteer hours: each fits its schema, and a move that concerns nobody has none. */
import { checkEvent } from '../../../domain/events/event';
import { hoursMoved, hoursSubmitted, hoursWaiting } from '../../../domain/hours/events';
import { HOURS_STATUSES, type HoursStatus } from '../../../domain/hours/hours';

const at = new Date('2026-11-21T10:30:00Z');
const submission = {
  id: 'hours_1',
  charityId: 'charity_1',
  volunteerUserId: 'user_1',
  hundredths: 125,
  workedOn: '2026-11-20',
};
const common = {
  submission_id: 'hours_1',
  charity_id: 'charity_1',
  volunteer_id: 'user_1',
  hours: 1.25,
  date: '2026-11-20',
};

it('a submission is announced with its time', () => {
  const event = hoursSubmitted(submission, at);
  checkEvent(event);
  expect(event).toEqual({
    name: 'volunteer.hours.submitted',
    data: { ...common, submitted_at: '2026-11-21T10:30:00.000Z' },
  });
});

it.each([
  [false, 'volunteer.hours.reminder'],
  [true, 'volunteer.hours.handed_over'],
])('hours that wait, handed over: %s', (isHandedOver, name) => {
  const event = hoursWaiting({ ...submission, expiresAt: at }, isHandedOver);
  checkEvent(event);
  expect(event).toEqual({ name, data: { ...common, expires_at: '2026-11-21T10:30:00.000Z' } });
});

it('every decision is announced, with its reason where it has one', () => {
  const time = '2026-11-21T10:30:00.000Z';
  const told: Partial<Record<HoursStatus, object>> = {
    verified: { verified_at: time },
    rejected: { rejected_at: time, reason: 'not there' },
    information_required: { reason: 'not there' },
    withdrawn: { withdrawn_at: time },
    expired: { expired_at: time },
  };
  for (const status of HOURS_STATUSES) {
    const event = hoursMoved(submission, { status, reason: 'not there' }, at);
    if (event !== undefined) checkEvent(event);
    const extra = told[status];
    expect(event).toEqual(
      extra === undefined ? undefined : { name: `volunteer.hours.${status}`, data: { ...common, ...extra } },
    );
  }
});
