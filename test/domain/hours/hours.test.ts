/** Volunteer hours: the moves between the states, the steps while nobody decides, and a charity's own rule. */
import { formatMinute, parseMinute } from '../../../domain/hours/clock';
import {
  expiryOf,
  HOURS_STATUSES,
  isAutoAccepted,
  isOpen,
  mayMoveHours,
  scheduleSteps,
  toHundredths,
} from '../../../domain/hours/hours';
import { levelForScreening } from '../../../domain/hours/screening';

const submittedAt = new Date('2026-11-21T10:30:00Z');

it('the moves between the states, all others refused', () => {
  const moves = HOURS_STATUSES.map((from) => [
    from,
    HOURS_STATUSES.filter((to) => mayMoveHours(from, to)).join(' '),
  ]);
  expect(Object.fromEntries(moves)).toEqual({
    pending: 'in_review information_required verified rejected withdrawn expired',
    in_review: 'information_required verified rejected withdrawn expired',
    information_required: 'pending verified rejected withdrawn expired',
    verified: 'rejected',
    rejected: '',
    withdrawn: '',
    expired: '',
  });
});

it('somebody has yet to decide while hours are pending, in review or await information', () => {
  expect(HOURS_STATUSES.filter(isOpen)).toEqual(['pending', 'in_review', 'information_required']);
});

it('reminders come on day 3 and 7, the reviewers on day 14, the end on day 30', () => {
  expect(scheduleSteps(submittedAt).map(({ kind, atMs }) => [kind, new Date(atMs).toISOString()])).toEqual([
    ['remind', '2026-11-24T10:30:00.000Z'],
    ['remind', '2026-11-28T10:30:00.000Z'],
    ['hand_over', '2026-12-05T10:30:00.000Z'],
    ['expire', '2026-12-21T10:30:00.000Z'],
  ]);
  expect(expiryOf(submittedAt)).toEqual(new Date('2026-12-21T10:30:00Z'));
});

it.each([
  [1.25, 125],
  [0.01, 1],
  [24, 2_400],
  [1.255, undefined],
  [1 / 3, undefined],
])('%d hours are %s hundredths', (hours, hundredths) => {
  expect(toHundredths(hours)).toBe(hundredths);
});

it.each([
  ['no rule', { autoAcceptHundredths: null, autoAcceptAfter: 0 }, 1, 100, false],
  ['exactly the limit', { autoAcceptHundredths: 400, autoAcceptAfter: 3 }, 400, 3, true],
  ['more than the limit', { autoAcceptHundredths: 400, autoAcceptAfter: 3 }, 401, 3, false],
  ['too few verified before', { autoAcceptHundredths: 400, autoAcceptAfter: 3 }, 400, 2, false],
  ['a limit of nothing', { autoAcceptHundredths: 0, autoAcceptAfter: 0 }, 1, 9, false],
])('a charity verifies at once: %s', (_case, rule, hundredths, verifiedBefore, isAccepted) => {
  expect(isAutoAccepted(rule, { hundredths, verifiedBefore })).toBe(isAccepted);
});

it.each([
  [false, null, null],
  [false, 'basic', 'basic'],
  [false, 'enhanced', 'enhanced'],
  [true, null, 'standard'],
  [true, 'basic', 'standard'],
  [true, 'standard', 'standard'],
  [true, 'enhanced', 'enhanced'],
] as const)('background check %s and level %s need level %s', (check, level, needed) => {
  expect(levelForScreening({ backgroundCheckRequired: check, verificationLevelRequired: level })).toBe(
    needed,
  );
});

it.each([
  ['00:00', 0],
  ['09:30', 570],
  ['10:05', 605],
  ['23:59', 1_439],
])('%s is minute %i of the day, and back', (time, minute) => {
  expect([parseMinute(time), formatMinute(minute)]).toEqual([minute, time]);
});
