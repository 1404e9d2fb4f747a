import { findApproval, listApprovals } from '../../../db/queries/approvals/approvals';
import { notFound } from '../../../domain/errors';
import { decideApproval } from '../../../operations/approvals/decide-approval';
import { presentApproval } from '../../presenters/approval';
import { route, routes } from '../../route';
import { approvalDecisionSchema, approvalListSchema, approvalSchema, approvalsQuery } from './schema';

export const approvalRoutes = routes('Approvals', {
  listApprovals: route('GET /v1/approvals', {
    summary: 'List acts of operators that need another operator',
    description: 'For operators. Newest first.',
    scope: 'donations:read',
    role: 'operator',
    query: approvalsQuery,
    success: { status: 200, description: 'A page of approvals, newest first', schema: approvalListSchema },
    async handle({ db, query, now }) {
      const { limit, offset } = query;
      const { approvals, total } = await listApprovals(db, { ...query, at: now });
      return { approvals: approvals.map((each) => presentApproval(each, now)), total, limit, offset };
    },
  }),

  getApproval: route('GET /v1/approvals/{approval_id}', {
    summary: 'Read one approval',
    description: 'For operators.',
    scope: 'donations:read',
    role: 'operator',
    success: { status: 200, description: 'The approval', schema: approvalSchema },
    async handle({ db, params, now }) {
      const approval = await findApproval(db, params.approval_id);
      if (approval === undefined) throw notFound('approval');
      return presentApproval(approval, now);
    },
  }),

  decideApproval: route('POST /v1/approvals/{approval_id}/decision', {
    summary: 'Approve or refuse an act of another operator',
    description:
      'For operators without a tie to who asked, to who gains by the act, or to its charity. An approval does the act at once. The answer is 409 if the approval does not wait any more, or if what it changes was changed meanwhile. Needs the scope that asking for the act needs, such as fees:write for fee terms.',
    scope: 'any',
    role: 'operator',
    apiKeyOnly: true,
    stepUp: true,
    body: approvalDecisionSchema,
    success: { status: 200, description: 'The approval after the decision', schema: approvalSchema },
    errors: ['CONFLICT'],
    async handle({ act, params, body, now }) {
      const verdict = { approvalId: params.approval_id, ...body };
      return presentApproval(await decideApproval(act, verdict), now);
    },
  }),
});
