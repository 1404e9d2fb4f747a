/** Gathers the news for mails about skills and licenses. */
import { findQualification } from '../db/queries/qualifications/qualifications';
import { TOLD_QUALIFICATIONS } from '../domain/qualifications/qualification';
import { type Gatherers } from './news';

export const gatherQualificationNews: Gatherers<'qualification_moved' | 'qualification_expiring'> = {
  async qualification_moved({ db }, { subject }) {
    const [id = '', told] = subject.split('/');
    const qualification = await findQualification(db, id);
    const status = TOLD_QUALIFICATIONS.find((each) => each === qualification?.status && each === told);
    if (qualification === undefined || status === undefined) return undefined;
    const { name, reason, expiresOn } = qualification;
    return { news: { name, status, reason, expiresOn } };
  },

  async qualification_expiring({ db }, { subject }) {
    const [id = '', reminder] = subject.split('/');
    const qualification = await findQualification(db, id);
    if (qualification?.status !== 'confirmed' || qualification.expiresOn === null) return undefined;
    if (String(qualification.remindersSent) !== reminder) return undefined;
    return { news: { name: qualification.name, expiresOn: qualification.expiresOn } };
  },
};
