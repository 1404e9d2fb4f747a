/** Tells an entity about a new status of its verification. */
import { type Database } from '../../../db/database';
import { findNewestIdentityCheck } from '../../../db/queries/identity-checks/identity-checks';
import { findVerification, type Verification } from '../../../db/queries/verification/verifications';
import { statusOf } from '../../../domain/verification/decide';
import { awaitsLookUp } from '../../../domain/verification/next-step';
import {
  IDENTITY_REQUIRED,
  type Level,
  TOLD_STATUSES,
  type ToldStatus,
} from '../../../domain/verification/vocabulary';
import { type NoticeMail } from '../mail';
import { findEntity } from './common';

interface News {
  entityId: string;
  /** The name of the charity or the person. */
  name: string;
  /** The page of the verification. */
  path: string;
  level: Level;
  status: ToldStatus;
  /** The reviewer's own words. */
  reason: string | null;
  requiredActions: string[];
}

export const verificationMoved: NoticeMail<News> = {
  example: {
    entityId: 'charity_01m7zrgg3w0dvw7sakaks4a7hc',
    name: 'Helping Hands',
    path: '/charity/charity_01m7zrgg3w0dvw7sakaks4a7hc/verification',
    level: 'standard',
    status: 'information_required',
    reason: 'The bylaws are unsigned.',
    requiredActions: ['Submit the signed bylaws.'],
  },
  gather: async ({ db }, { userId, subject }) => {
    const [id = '', told] = subject.split('/');
    const verification = await findVerification(db, id);
    if (verification === undefined) return undefined;
    const { state } = verification;
    const moved = TOLD_STATUSES.find((each) => each === statusOf(state) && each === told);
    const status = told === IDENTITY_REQUIRED ? await findIdentityRequest(db, verification) : moved;
    if (status === undefined || state.stage === 'superseded') return undefined;
    const entity = await findEntity(db, verification, userId);
    if (entity === undefined) return undefined;
    const { level, reason, requiredActions } = state;
    return { news: { ...entity, level, status, reason, requiredActions } };
  },
  write: ({ entityId, name, path, level, status, reason, requiredActions }, { say }) => ({
    subject: 'verification_moved.subject',
    values: {
      entityId,
      name,
      level: say(`level.${level}`),
      status: say(`verification_moved.status.${status}`),
      reason,
      actions: requiredActions.join(' '),
    },
    paragraphs: [
      'verification_moved.moved',
      reason !== null && 'line.reason',
      requiredActions.length > 0 && 'verification_moved.next',
    ],
    links: [{ label: 'verification_moved.follow', path }],
  }),
};

/** Returns undefined if the person no longer has to prove their identity. */
async function findIdentityRequest(
  db: Database,
  { id, state }: Verification,
): Promise<typeof IDENTITY_REQUIRED | undefined> {
  const check = await findNewestIdentityCheck(db, id);
  return awaitsLookUp(state) && check?.state === 'requires_input' ? IDENTITY_REQUIRED : undefined;
}
