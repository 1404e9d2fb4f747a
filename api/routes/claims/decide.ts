import { publicAddress } from '../../../domain/public-address';
import { decideClaim } from '../../../operations/claims/decide-claim';
import { requireDecider } from '../../policies/claim';
import { presentClaim } from '../../presenters/claim';
import { defineRoute } from '../../route';
import { loadClaim } from './load';
import { claimDecisionSchema, claimParams, claimSchema } from './schema';

export const decideClaimRoute = defineRoute({
  method: 'post',
  path: '/v1/claims/{claim_id}/decision',
  operationId: 'decideClaim',
  tag: 'Claims',
  summary: 'Approve or deny a claim',
  description:
    'For reviewers and operators who are independent of the charity and of its claims. Two must approve. One denial suffices.',
  scope: 'verification:write',
  apiKeyOnly: true,
  stepUp: true,
  params: claimParams,
  body: claimDecisionSchema,
  success: { status: 200, description: 'The claim after the decision', schema: claimSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, gateways: { secrets }, config, now }) {
    const { claim } = await loadClaim(db, actor, params.claim_id);
    requireDecider(actor);
    const { decision, reason } = body;
    const order = { claim, decision, reason, actor, address: publicAddress(config), secrets, at: now };
    return presentClaim(await decideClaim(db, order));
  },
});
