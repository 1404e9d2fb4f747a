/** Tells a person that their data are to be erased, and how to keep them. */
import { type Mail } from '../mail';
import { RESTORE_PATH } from '../paths';

interface News {
  token: string;
  /** ISO 8601. */
  eraseAt: string;
}

export const erasureScheduled: Mail<News> = {
  example: { token: 'EXAMPLE', eraseAt: '2026-03-15T12:00:00.000Z' },
  write: ({ token, eraseAt }, { print }) => ({
    subject: 'erasure_scheduled.subject',
    values: { eraseAt: print.time(eraseAt) },
    paragraphs: ['erasure_scheduled.ends', 'erasure_scheduled.stays', 'erasure_scheduled.unexpected'],
    links: [{ label: 'erasure_scheduled.link', path: `${RESTORE_PATH}?token=${token}` }],
  }),
};
