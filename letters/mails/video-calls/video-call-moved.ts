/** Tells members of an organization about the video call of its verification. */
import { isMember } from '../../../db/queries/members/members';
import { findVerification } from '../../../db/queries/verification/verifications';
import { findVideoCall } from '../../../db/queries/video-calls/video-calls';
import { type VideoCallStatus } from '../../../domain/video-calls/video-call';
import { nameOfCharity, type NoticeMail } from '../mail';

interface News {
  entityId: string;
  charityName: string;
  /** A proposal needs no mail, because a member made it. */
  status: Exclude<VideoCallStatus, 'proposed'>;
  /** ISO 8601. */
  at: string;
  /** True if the call has an address. Mails link only to our own pages, so the mail says where to find the address. */
  hasLink: boolean;
}

export const videoCallMoved: NoticeMail<News> = {
  example: {
    entityId: 'charity_01m7zrgg3w0dvw7sakaks4a7hc',
    charityName: 'Helping Hands',
    status: 'scheduled',
    at: '2026-03-08T12:00:00.000Z',
    hasLink: true,
  },
  gather: async ({ db }, { userId, subject }) => {
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
  write: ({ entityId, charityName, status, at, hasLink }, { say, print }) => ({
    subject: 'video_call_moved.subject',
    values: {
      entityId,
      charityName,
      status: say(`video_call_moved.status.${status}`),
      at: print.time(at),
    },
    paragraphs: [
      'video_call_moved.moved',
      status === 'scheduled' && hasLink && 'video_call_moved.address',
      status !== 'passed' && 'video_call_moved.again',
    ],
    links: [
      status !== 'passed' && {
        label: status === 'scheduled' ? 'video_call_moved.readChange' : 'video_call_moved.readAgain',
        path: '/docs/rules/video-calls',
      },
    ],
  }),
};
