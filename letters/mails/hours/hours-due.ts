/** Reminds members of a charity of volunteer hours that wait for a decision. */
import { findWaitingHours } from '../../../db/queries/hours/hours';
import { isMember } from '../../../db/queries/members/members';
import { nameOfCharity, type NoticeMail } from '../mail';

interface News {
  charityId: string;
  charityName: string;
  /** The number of undecided submissions, and the time at which the first of them expires (ISO 8601). */
  waiting: number;
  firstExpiresAt: string;
}

/** No page lists the hours of a charity, so the mail links the calls that do. */
const DECIDING_PATH = '/docs/reference/volunteering#listCharityVolunteerHours';

export const hoursDue: NoticeMail<News> = {
  example: {
    charityId: 'charity_01m7zrgg3w0dvw7sakaks4a7hc',
    charityName: 'Helping Hands',
    waiting: 4,
    firstExpiresAt: '2026-12-20T10:00:00.000Z',
  },
  gather: async ({ db }, { userId, subject: charityId }) => {
    if (!(await isMember(db, charityId, userId))) return undefined;
    const { waiting, firstExpiresAt } = await findWaitingHours(db, charityId);
    if (firstExpiresAt === null) return undefined;
    const charityName = await nameOfCharity(db, charityId);
    return { news: { charityId, charityName, waiting, firstExpiresAt: firstExpiresAt.toISOString() } };
  },
  write: ({ charityId, charityName, waiting, firstExpiresAt }, { print }) => ({
    subject: 'hours_due.subject',
    values: { charityId, charityName, waiting, firstExpiresAt: print.day(firstExpiresAt) },
    paragraphs: ['hours_due.waiting', 'hours_due.expires'],
    links: [{ label: 'hours_due.read', path: DECIDING_PATH }],
  }),
};
