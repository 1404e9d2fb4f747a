/** Tells somebody that they are no longer a member of a charity. */
import { type Mail } from '../mail';

interface News {
  charityName: string;
  /** ISO 8601. Until then they hear of changes of the charity, and may stop them. */
  until: string;
}

export const memberRemoved: Mail<News> = {
  example: { charityName: 'Helping Hands', until: '2026-03-31T12:00:00.000Z' },
  write: ({ charityName, until }, { print }) => ({
    subject: 'member_removed.subject',
    values: { charityName, until: print.time(until) },
    paragraphs: ['member_removed.removed', 'member_removed.changes'],
  }),
};
