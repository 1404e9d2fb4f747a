/** Tells a volunteer how hours were decided. */
import { findHours } from '../../../db/queries/hours/hours';
import { TOLD_HOURS, type ToldHours } from '../../../domain/hours/hours';
import { nameOfCharity, type Notice } from '../mail';

interface News {
  charityName: string;
  status: ToldHours;
  hours: number;
  workedOn: string;
  reason: string | null;
}

export const hoursDecided: Notice<News> = {
  example: {
    charityName: 'Helping Hands',
    status: 'rejected',
    hours: 3.5,
    workedOn: '2026-11-20',
    reason: 'We had no event on this day.',
  },
  gather: async ({ db }, { subject }) => {
    const [submissionId = '', told] = subject.split('/');
    const submission = await findHours(db, submissionId);
    const status = TOLD_HOURS.find((each) => each === submission?.status && each === told);
    if (submission === undefined || status === undefined) return undefined;
    const charityName = await nameOfCharity(db, submission.charityId);
    const { hundredths, workedOn, reason } = submission;
    return { news: { charityName, status, hours: hundredths / 100, workedOn, reason } };
  },
  write: ({ charityName, status, hours, workedOn, reason }, { print }) => ({
    subject: `hours_decided.subject.${status}`,
    values: { charityName, hours, workedOn: print.day(workedOn), reason },
    paragraphs: [`hours_decided.done.${status}`, reason !== null && 'line.reason'],
    links: [{ label: 'hours_decided.see', path: '/my/hours' }],
  }),
};
