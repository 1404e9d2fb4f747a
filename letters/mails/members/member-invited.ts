/** Invites somebody to manage a charity. */
import { type Mail } from '../mail';

interface News {
  charityName: string;
  token: string;
  /** ISO 8601. */
  expiresAt: string;
}

export const memberInvited: Mail<News> = {
  example: { charityName: 'Helping Hands', token: 'EXAMPLE', expiresAt: '2026-03-08T12:00:00.000Z' },
  write: ({ charityName, token, expiresAt }, { print }) => ({
    subject: 'member_invited.subject',
    values: { charityName, expiresAt: print.time(expiresAt) },
    paragraphs: ['member_invited.invited', 'member_invited.unknown'],
    links: [{ label: 'member_invited.accept', path: `/account/invitation?token=${token}` }],
  }),
};
