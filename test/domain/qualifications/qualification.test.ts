/** When a skill or license counts, and where it may move (docs/rules/qualifications.md). */
import {
  checkDates,
  countDueReminders,
  findLacking,
  type Held,
  isSameName,
  mayMoveQualification,
  QUALIFICATION_STATUSES,
} from '../../../domain/qualifications/qualification';

const nurse: Held = {
  name: 'Nursing license',
  status: 'confirmed',
  issuedOn: '2025-07-01',
  expiresOn: '2026-06-30',
};
const lacking = (held: Held[], day: string) => findLacking(['nursing LICENSE'], held, day);

it.each([
  ['nothing held', [], '2026-01-01', 'missing', null],
  ['another name', [{ ...nurse, name: 'Driving' }], '2026-01-01', 'missing', null],
  ['the day before it was issued', [nurse], '2025-06-30', 'invalid_on_date', '2026-06-30'],
  ['the day after its last', [nurse], '2026-07-01', 'invalid_on_date', '2026-06-30'],
  [
    'one without an expiry, the day before it was issued',
    [{ ...nurse, expiresOn: null }],
    '2025-06-30',
    'invalid_on_date',
    null,
  ],
  ['one that waits', [{ ...nurse, status: 'pending' }], '2026-01-01', 'pending', null],
  ['a refused one', [{ ...nurse, status: 'refused' }], '2026-01-01', 'missing', null],
  ['a withdrawn one', [{ ...nurse, status: 'withdrawn' }], '2026-01-01', 'missing', null],
] as [string, Held[], string, string, string | null][])(
  '%s is lacking',
  (_, held, day, reason, expiresOn) => {
    expect(lacking(held, day)).toEqual([{ qualification: 'nursing LICENSE', reason, expires_on: expiresOn }]);
  },
);

it.each([
  ['its first day', [nurse], '2025-07-01'],
  ['its last day', [nurse], '2026-06-30'],
  ['an earlier day, once it has expired', [{ ...nurse, status: 'expired' }], '2026-06-01'],
  ['no expiry', [{ ...nurse, issuedOn: null, expiresOn: null }], '2040-01-01'],
  ['a renewed one', [nurse, { ...nurse, issuedOn: '2026-07-01', expiresOn: '2027-06-30' }], '2026-07-01'],
] as [string, Held[], string][])('%s is enough', (_, held, day) => {
  expect(lacking(held, day)).toEqual([]);
});

it('a reminder is due 30 and 7 days before the last day', () => {
  expect(countDueReminders('2026-07-31', '2026-06-30')).toBe(0);
  expect(countDueReminders('2026-07-31', '2026-07-01')).toBe(1);
  expect(countDueReminders('2026-07-31', '2026-07-23')).toBe(1);
  expect(countDueReminders('2026-07-31', '2026-07-24')).toBe(2);
});

it('a license that was issued tomorrow or expired yesterday cannot be stated', () => {
  expect(checkDates({ issuedOn: '2026-07-01', expiresOn: '2026-07-01' }, '2026-07-01')).toEqual([]);
  const faults = checkDates({ issuedOn: '2026-07-02', expiresOn: '2026-06-30' }, '2026-07-01');
  expect(faults).toMatchObject([
    { field: 'issued_on', code: 'too_large', limit: '2026-07-01' },
    { field: 'expires_on', code: 'too_small', limit: '2026-07-01' },
  ]);
});

it.each([
  [{ issuedOn: null, expiresOn: null }],
  [{ issuedOn: '2026-07-01', expiresOn: null }],
  [{ issuedOn: null, expiresOn: '2026-07-01' }],
])('the dates %j may be stated on 2026-07-01', (dates) => {
  expect(checkDates(dates, '2026-07-01')).toEqual([]);
});

it('a date that is wrong says what is wrong', () => {
  const faults = checkDates({ issuedOn: '2026-07-02', expiresOn: '2026-06-30' }, '2026-07-01');
  expect(faults.map(({ message }) => message)).toEqual([
    'is in the future',
    'has passed: enter the new date of expiry',
  ]);
});

it('a qualification moves only as the table says', () => {
  const moves = QUALIFICATION_STATUSES.flatMap((from) =>
    QUALIFICATION_STATUSES.filter((to) => mayMoveQualification(from, to)).map((to) => `${from} to ${to}`),
  );
  expect(moves).toEqual([
    'pending to confirmed',
    'pending to refused',
    'pending to withdrawn',
    'pending to expired',
    'confirmed to refused',
    'confirmed to withdrawn',
    'confirmed to expired',
  ]);
});

it('the letter case of a name does not matter, its letters do', () => {
  expect(isSameName('Nursing license', 'NURSING License')).toBe(true);
  expect(isSameName('Nursing license', 'Nursing licence')).toBe(false);
});
