/** Reminds an entity that its verification expires soon. */
import { findVerification } from '../../../db/queries/verification/verifications';
import { type Level } from '../../../domain/verification/vocabulary';
import { type NoticeMail } from '../mail';
import { findEntity } from './common';

interface News {
  entityId: string;
  name: string;
  /** The page of the verification. */
  path: string;
  level: Level;
  /** ISO 8601. */
  expiresAt: string;
}

export const verificationReminder: NoticeMail<News> = {
  example: {
    entityId: 'charity_01m7zrgg3w0dvw7sakaks4a7hc',
    name: 'Helping Hands',
    path: '/charity/charity_01m7zrgg3w0dvw7sakaks4a7hc/verification',
    level: 'standard',
    expiresAt: '2026-12-24T00:00:00.000Z',
  },
  gather: async ({ db }, { userId, subject }) => {
    const verification = await findVerification(db, subject);
    const entity = verification === undefined ? undefined : await findEntity(db, verification, userId);
    const expiresAt = verification?.state.expiresAt ?? null;
    if (verification === undefined || entity === undefined || expiresAt === null) return undefined;
    return { news: { ...entity, level: verification.state.level, expiresAt: expiresAt.toISOString() } };
  },
  write: ({ entityId, name, path, level, expiresAt }, { say, print }) => ({
    subject: 'verification_reminder.subject',
    values: { entityId, name, level: say(`level.${level}`), expiresAt: print.day(expiresAt) },
    paragraphs: ['verification_reminder.expires', 'verification_reminder.renew'],
    links: [{ label: 'verification_reminder.apply', path }],
  }),
};
