import { confirmChange } from '../../../operations/charities/confirm-change';
import { presentChange } from '../../presenters/charity-change';
import { defineRoute } from '../../route';
import { loadEditableCharity } from './load';
import { changeParams, charityChangeSchema } from './schema';

export const confirmCharityChange = defineRoute({
  method: 'post',
  path: '/v1/charities/{charity_id}/changes/{change_id}/confirm',
  operationId: 'confirmCharityChange',
  tag: 'Charities',
  summary: 'Confirm a change of name, EIN, location or wallet address',
  description:
    'For operators, and for members who joined at least 30 days ago. The person who asked for the change may not confirm it. Neither may ' +
    'a member whom they invited, or a key that they issued. The confirmation starts the cooling-off, and every member gets a mail.',
  scope: 'charities:write',
  stepUp: true,
  apiKeyOnly: true,
  params: changeParams,
  success: { status: 200, description: 'The change, which is now cooling off', schema: charityChangeSchema },
  errors: ['CHARITY_NOT_FOUND', 'NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, actor, config, gateways, now }) {
    const { id: charityId } = await loadEditableCharity(db, actor, params.charity_id);
    const change = await confirmChange(db, {
      charityId,
      changeId: params.change_id,
      actor,
      environment: config.environment,
      secrets: gateways.secrets,
      address: gateways.address,
      at: now,
    });
    return presentChange(change);
  },
});
