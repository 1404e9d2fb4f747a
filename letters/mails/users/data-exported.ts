/** Sends the link to the file with a person's data. */
import { type Mail } from '../mail';
import { EXPORT_PATH } from '../paths';

interface News {
  token: string;
  /** ISO 8601. */
  expiresAt: string;
}

export const dataExported: Mail<News> = {
  example: { token: 'EXAMPLE', expiresAt: '2026-03-08T12:00:00.000Z' },
  write: ({ token, expiresAt }, { print }) => ({
    subject: 'data_exported.subject',
    values: { expiresAt: print.time(expiresAt) },
    paragraphs: ['data_exported.open', 'data_exported.unexpected'],
    links: [{ label: 'data_exported.link', path: `${EXPORT_PATH}?token=${token}` }],
  }),
};
