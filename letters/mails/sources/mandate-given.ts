/** Tells a donor that a saved bank account may be debited. */
import { findSource } from '../../../db/queries/sources/sources';
import { type NoticeMail } from '../mail';
import { SOURCES_PATH } from '../paths';

interface News {
  /** Names the bank account, such as "Test Bank •••• 6789". */
  accountName: string;
  givenAt: string;
}

export const mandateGiven: NoticeMail<News> = {
  example: { accountName: 'Test Bank •••• 6789', givenAt: '2026-11-25T10:00:00.000Z' },
  gather: async ({ db }, { userId, subject }) => {
    const source = await findSource(db, subject, userId);
    if (source === undefined) return undefined;
    const accountName = `${source.bankName ?? 'Bank'} •••• ${source.last4 ?? ''}`;
    return { news: { accountName, givenAt: source.createdAt.toISOString() } };
  },
  write: ({ accountName, givenAt }, { print }) => ({
    subject: 'mandate_given.subject',
    values: { accountName, givenAt: print.day(givenAt) },
    paragraphs: ['mandate_given.given', 'mandate_given.withdraw', 'mandate_given.unexpected'],
    links: [{ label: 'link.seeSources', path: SOURCES_PATH }],
  }),
};
