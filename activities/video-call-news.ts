/** Collects the data for mails about video calls. */
import { isMember } from '../db/queries/members/members';
import { findVerification } from '../db/queries/verification/verifications';
import { findVideoCall } from '../db/queries/video-calls/video-calls';
import { type Gatherers, nameOfCharity } from './news';

export const gatherVideoCallNews: Gatherers<'video_call_moved'> = {
  async video_call_moved({ db }, { userId, subject }) {
    const [callId = '', revision] = subject.split('/');
    const call = await findVideoCall(db, callId);
    // Skips an outdated change, because the later change sends its own mail.
    if (call === undefined || String(call.revision) !== revision || call.status === 'proposed')
      return undefined;
    const verification = await findVerification(db, call.verificationId);
    if (verification === undefined || !(await isMember(db, verification.entityId, userId))) return undefined;
    const { entityId } = verification;
    const charityName = await nameOfCharity(db, entityId);
    const { status, at, link } = call;
    return { news: { entityId, charityName, status, at: at.toISOString(), hasLink: link !== null } };
  },
};
