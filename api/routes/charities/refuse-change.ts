import { GivingError } from '../../../domain/errors';
import { refuseChange } from '../../../operations/charities/refuse-change';
import { mayReadChanges } from '../../policies/charity';
import { presentChange } from '../../presenters/charity-change';
import { defineRoute } from '../../route';
import { loadCharity } from './load';
import { changeParams, changeRefusalSchema, charityChangeSchema } from './schema';

export const refuseCharityChange = defineRoute({
  method: 'post',
  path: '/v1/charities/{charity_id}/changes/{change_id}/refuse',
  operationId: 'refuseCharityChange',
  tag: 'Charities',
  summary: 'Stop a change of name, EIN, location or wallet address',
  description:
    'For members, reviewers and operators, until the change is in force. The person who asked for the change may also withdraw it this way.',
  scope: 'charities:write',
  stepUp: true,
  apiKeyOnly: true,
  params: changeParams,
  body: changeRefusalSchema,
  success: { status: 200, description: 'The refused change', schema: charityChangeSchema },
  errors: ['CHARITY_NOT_FOUND', 'NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, gateways, now }) {
    const { charity, member } = await loadCharity(db, actor, params.charity_id);
    if (!mayReadChanges(actor, member)) {
      throw new GivingError('FORBIDDEN', 'Only members of the charity, reviewers and operators may do this.');
    }
    const { secrets, address } = gateways;
    const change = { charityId: charity.id, changeId: params.change_id, reason: body.reason };
    return presentChange(await refuseChange(db, { ...change, actor, secrets, address, at: now }));
  },
});
