import { nextReportOn, periodBefore, type ReportFrequency } from '../../../domain/reports/saved-report';

it.each<[ReportFrequency, string, string, string, string]>([
  // 2027-03-03 is a Wednesday.
  ['daily', '2027-03-03', '2027-03-02', '2027-03-02', '2027-03-04'],
  ['weekly', '2027-03-03', '2027-02-22', '2027-02-28', '2027-03-08'],
  ['monthly', '2027-03-03', '2027-02-01', '2027-02-28', '2027-04-01'],
  ['quarterly', '2027-03-03', '2026-10-01', '2026-12-31', '2027-04-01'],
  ['monthly', '2027-01-01', '2026-12-01', '2026-12-31', '2027-02-01'],
  ['weekly', '2027-03-01', '2027-02-22', '2027-02-28', '2027-03-08'],
])(
  'a %s report of %s is about %s to %s, and the next one is sent on %s',
  (frequency, day, from, to, next) => {
    expect(periodBefore(frequency, day)).toEqual({ from, to });
    expect(nextReportOn(frequency, day)).toBe(next);
  },
);

it.each<ReportFrequency>(['daily', 'weekly', 'monthly', 'quarterly'])(
  'no day is missing between two %s reports',
  (frequency) => {
    const first = nextReportOn(frequency, '2027-01-13');
    const second = nextReportOn(frequency, first);
    expect(periodBefore(frequency, second).from).toBe(first);
  },
);
