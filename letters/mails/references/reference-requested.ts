/** Asks a referee about an organization, and reminds the referee once. */
import { type Mail } from '../mail';

interface News {
  /** The referee. */
  name: string;
  /** The person who named the referee. */
  askedBy: string;
  charityName: string;
  token: string;
  /** ISO 8601. */
  expiresAt: string;
  isReminder: boolean;
}

export const referenceRequested: Mail<News> = {
  example: {
    name: 'Ada Lovelace',
    askedBy: 'Grace Hopper',
    charityName: 'Helping Hands',
    token: 'EXAMPLE',
    expiresAt: '2026-03-31T12:00:00.000Z',
    isReminder: false,
  },
  write: ({ name, askedBy, charityName, token, expiresAt, isReminder }, { print }) => ({
    subject: isReminder ? 'reference_requested.reminder' : 'reference_requested.subject',
    values: { name, askedBy, charityName, expiresAt: print.time(expiresAt) },
    paragraphs: [
      'reference_requested.greeting',
      'reference_requested.asks',
      'reference_requested.secrecy',
      'reference_requested.unknown',
    ],
    links: [{ label: 'reference_requested.answer', path: `/account/references?token=${token}` }],
  }),
};
