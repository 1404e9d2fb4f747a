import fc from 'fast-check';
import { addMonths } from '../../../domain/days';
import { FREQUENCIES } from '../../../domain/plans/calendar';
import { dueDate, endDate, lastNumber } from '../../../domain/plans/rhythm';
import { scheduleOf } from '../../../domain/plans/schedule';
import { actionTimes, planOf, walkDates } from '../../factories/recurring';

const anyDay = fc
  .date({ min: new Date('2024-01-01T00:00:00Z'), max: new Date('2080-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyFrequency = fc.constantFrom(...FREQUENCIES);
const anyDuration = fc.option(fc.integer({ min: 1, max: 120 }), { nil: null });

describe('the dates of a plan', () => {
  it('31 January, monthly: the last day of each shorter month, and back', () => {
    const plan = planOf('2027-01-31', 'monthly', { durationMonths: 24 });
    const dates = Array.from({ length: lastNumber(plan) ?? 0 }, (_, index) => dueDate(plan, index + 1));
    expect(dates.join(' ')).toBe(
      '2027-01-31 2027-02-28 2027-03-31 2027-04-30 2027-05-31 2027-06-30 ' +
        '2027-07-31 2027-08-31 2027-09-30 2027-10-31 2027-11-30 2027-12-31 ' +
        '2028-01-31 2028-02-29 2028-03-31 2028-04-30 2028-05-31 2028-06-30 ' +
        '2028-07-31 2028-08-31 2028-09-30 2028-10-31 2028-11-30 2028-12-31',
    );
  });

  it('29 February, yearly: 28 February in other years, and back', () => {
    const plan = planOf('2028-02-29', 'annually', { durationMonths: 120 });
    const dates = Array.from({ length: lastNumber(plan) ?? 0 }, (_, index) => dueDate(plan, index + 1));
    expect(dates.join(' ')).toBe(
      '2028-02-29 2029-02-28 2030-02-28 2031-02-28 2032-02-29 ' +
        '2033-02-28 2034-02-28 2035-02-28 2036-02-29 2037-02-28',
    );
  });

  it.each([
    ['weekly', 1, 5],
    ['weekly', 12, 53],
    ['biweekly', 1, 3],
    ['monthly', 1, 1],
    ['monthly', 120, 120],
    ['quarterly', 2, 1],
    ['quarterly', 12, 4],
    ['annually', 11, 1],
    ['annually', 13, 2],
  ] as const)('%s for %i months are %i gifts', (frequency, durationMonths, gifts) => {
    expect(lastNumber(planOf('2027-03-01', frequency, { durationMonths }))).toBe(gifts);
  });

  it('are those of a walk through the calendar, none missing, none doubled', () => {
    fc.assert(
      fc.property(anyDay, anyFrequency, (start, frequency) => {
        const plan = planOf(start, frequency);
        const dates = Array.from({ length: 60 }, (_, index) => dueDate(plan, index + 1));
        expect(dates).toEqual(walkDates(start, frequency, 60));
      }),
      { numRuns: 60 },
    );
  });

  it('end with the plan: as many as fall before its end', () => {
    fc.assert(
      fc.property(anyDay, anyFrequency, anyDuration, (start, frequency, durationMonths) => {
        const plan = planOf(start, frequency, { durationMonths });
        const end = endDate(plan);
        const last = lastNumber(plan);
        if (end === null || last === null) return durationMonths === null;
        return (
          end === addMonths(start, durationMonths ?? 0) &&
          dueDate(plan, last) < end &&
          dueDate(plan, last + 1) >= end
        );
      }),
    );
  });

  it('moved to another day add no gift and pass no end', () => {
    fc.assert(
      fc.property(
        anyDay,
        anyFrequency,
        fc.integer({ min: 1, max: 24 }),
        fc.integer({ min: -20, max: 20 }),
        (start, frequency, durationMonths, shift) => {
          const plan = planOf(start, frequency, { durationMonths });
          const agreed = lastNumber(plan) ?? 0;
          if (agreed < 2) return true;
          const second = new Date(Date.parse(dueDate(plan, 2)) + shift * 86_400_000)
            .toISOString()
            .slice(0, 10);
          const moved = { ...plan, anchorNumber: 2, anchorDate: second };
          const last = lastNumber(moved) ?? 0;
          return last <= agreed && (last < 2 || dueDate(moved, last) < (endDate(plan) ?? ''));
        },
      ),
    );
  });
});

it('gifts before a moved date count, even if the date was moved past the end', () => {
  const plan = planOf('2027-01-31', 'monthly', { durationMonths: 3 });
  expect(lastNumber({ ...plan, anchorNumber: 2, anchorDate: '2027-12-31' })).toBe(1);
  expect(lastNumber({ ...plan, anchorNumber: 3, anchorDate: '2027-12-31' })).toBe(2);
  expect(lastNumber({ ...plan, anchorNumber: 3, anchorDate: '2027-04-29' })).toBe(3);
});

it('the schedule of a plan acts at the due moment of each gift that is left, and at no other', () => {
  fc.assert(
    fc.property(
      anyDay,
      anyFrequency,
      fc.option(fc.integer({ min: 24, max: 48 }), { nil: null }),
      fc.nat(86_399),
      (start, frequency, durationMonths, dueSecond) => {
        const plan = planOf(start, frequency, { durationMonths, dueSecond });
        const schedule = scheduleOf(plan);
        if (schedule === undefined) return false;
        const to = new Date(Date.parse(start) + 3 * 365 * 86_400_000);
        const walked = walkDates(start, frequency, 160).slice(1, lastNumber(plan) ?? undefined);
        const due = walked
          .map((day) => Date.parse(day) + dueSecond * 1_000)
          .filter((at) => at <= to.getTime());
        expect(actionTimes(schedule, new Date(start), to).map((at) => at.getTime())).toEqual(due);
        return true;
      },
    ),
    { numRuns: 60 },
  );
});
