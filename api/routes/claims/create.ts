import { publicAddress } from '../../../domain/public-address';
import { claimCharity } from '../../../operations/claims/claim-charity';
import { presentClaim } from '../../presenters/claim';
import { defineRoute } from '../../route';
import { loadCharity } from '../charities/load';
import { charityParams, claimRequestSchema, claimSchema } from './schema';

export const createClaim = defineRoute({
  method: 'post',
  path: '/v1/charities/{charity_id}/claims',
  operationId: 'createClaim',
  tag: 'Claims',
  summary: 'Claim a charity',
  description:
    'Two deciders must approve before you become a member. Members of the charity are told by mail and may object.',
  scope: 'charities:write',
  apiKeyOnly: true,
  stepUp: true,
  params: charityParams,
  body: claimRequestSchema,
  success: { status: 201, description: 'The claim', schema: claimSchema },
  errors: ['CHARITY_NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, gateways: { secrets }, config, now }) {
    const { charity } = await loadCharity(db, actor, params.charity_id);
    const { environment } = config;
    const address = publicAddress(config);
    return presentClaim(
      await claimCharity(db, { ...body, charity, actor, environment, address, secrets, at: now }),
    );
  },
});
