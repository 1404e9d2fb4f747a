/** Tells a volunteer that a skill, license or certification was decided or has expired. */
import { findQualification } from '../../../db/queries/qualifications/qualifications';
import { TOLD_QUALIFICATIONS, type ToldQualification } from '../../../domain/qualifications/qualification';
import { type NoticeMail } from '../mail';

interface News {
  name: string;
  status: ToldQualification;
  reason: string | null;
  /** YYYY-MM-DD. */
  expiresOn: string | null;
}

/** No page shows qualifications, so the mails link the rules with the calls. */
export const RULES_PATH = '/docs/rules/qualifications';

export const qualificationMoved: NoticeMail<News> = {
  example: {
    name: 'Nursing license',
    status: 'refused',
    reason: 'The document shows another name.',
    expiresOn: '2027-06-30',
  },
  gather: async ({ db }, { subject }) => {
    const [id = '', told] = subject.split('/');
    const qualification = await findQualification(db, id);
    const status = TOLD_QUALIFICATIONS.find((each) => each === qualification?.status && each === told);
    if (qualification === undefined || status === undefined) return undefined;
    const { name, reason, expiresOn } = qualification;
    return { news: { name, status, reason, expiresOn } };
  },
  write: ({ name, status, reason, expiresOn }, { print }) => {
    const isValid = status === 'confirmed';
    return {
      subject: `qualification_moved.subject.${status}`,
      values: { name, reason, expiresOn: print.day(expiresOn) },
      paragraphs: [
        `qualification_moved.done.${status}`,
        isValid && expiresOn !== null && 'qualification_moved.validUntil',
        reason !== null && 'line.reason',
        !isValid && 'qualification_moved.again',
      ],
      links: [
        { label: isValid ? 'qualification_moved.read' : 'qualification_moved.readAgain', path: RULES_PATH },
      ],
    };
  },
};
