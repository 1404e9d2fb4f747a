/** The request of each act of the table of answers. */
import { addDays, dayOf } from '../../../../domain/days';
import { type ActName } from '../../../domain/verification/cells/dimensions';

interface Request {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

const reason = 'For the test of every cell.';
const at = `${addDays(dayOf(new Date()), 5)}T10:00:00Z`;

/** `id` is the id of the entity or of a verification. */
export function requestOf(act: ActName, id: string, now = Date.now()): Request {
  const post = (path: string, body: object = {}): Request => ({
    method: 'POST',
    path: `/api/v1/verification/${id}/${path}`,
    body,
  });
  const apply = (verification_level: string): Request => ({
    method: 'POST',
    path: '/api/v1/verification/initiate',
    body: { entity_type: 'organization', entity_id: id, verification_level },
  });
  const referee = { name: 'Eve', email: `referee${String(now)}@referee.example`, relation: 'auditor' };
  const requests: Record<ActName, Request> = {
    status: { method: 'GET', path: `/api/v1/verification/status/${id}` },
    apply_for_held: apply('standard'),
    apply_for_more: apply('enhanced'),
    withdraw: post('withdraw', { reason }),
    documents: post('documents', { statement: reason }),
    references: post('references', referee),
    video_call: post('video-call', { at }),
    remedy: post('concerns/remedy', { statement: reason }),
    appeal: post('appeals', { explanation: reason }),
    pass: post('review', { decision: 'pass', reason }),
    fail: post('review', { decision: 'fail', reason }),
    approve: post('review', { decision: 'approve', reason }),
    deny: post('review', { decision: 'deny', reason }),
    claim: post('claim'),
    release: post('release'),
    concern: post('concerns', { grounds: 'terms_violations', reason }),
    dismiss: post('concerns/determination', { decision: 'dismiss', reason }),
    revoke: post('concerns/determination', { decision: 'revoke', reason }),
    trigger_leadership: post('triggers', { trigger: 'leadership_change' }),
    trigger_suspicious: post('triggers', { trigger: 'suspicious_activity' }),
  };
  return requests[act];
}
