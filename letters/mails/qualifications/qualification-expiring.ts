/** Warns a volunteer before a skill, license or certification expires. */
import { findQualification } from '../../../db/queries/qualifications/qualifications';
import { type NoticeMail } from '../mail';
import { RULES_PATH } from './qualification-moved';

interface News {
  name: string;
  /** YYYY-MM-DD, the last day on which it is valid. */
  expiresOn: string;
}

export const qualificationExpiring: NoticeMail<News> = {
  example: { name: 'Nursing license', expiresOn: '2026-12-20' },
  gather: async ({ db }, { subject }) => {
    const [id = '', reminder] = subject.split('/');
    const qualification = await findQualification(db, id);
    if (qualification?.status !== 'confirmed' || qualification.expiresOn === null) return undefined;
    if (String(qualification.remindersSent) !== reminder) return undefined;
    return { news: { name: qualification.name, expiresOn: qualification.expiresOn } };
  },
  write: ({ name, expiresOn }, { print }) => ({
    subject: 'qualification_expiring.subject',
    values: { name, expiresOn: print.day(expiresOn) },
    paragraphs: [
      'qualification_expiring.lastDay',
      'qualification_expiring.after',
      'qualification_expiring.renew',
    ],
    links: [{ label: 'qualification_expiring.read', path: RULES_PATH }],
  }),
};
