import { updatePayoutSettings } from '../../../operations/payouts/update-settings';
import { presentPayoutSettings } from '../../presenters/payout';
import { defineRoute } from '../../route';
import { loadEditableCharity } from '../charities/load';
import { charityParams } from '../charities/schema';
import { payoutSettingsChangesSchema, payoutSettingsSchema } from './schema';

export const updatePayoutSettingsRoute = defineRoute({
  method: 'patch',
  path: '/v1/charities/{charity_id}/payout-settings',
  operationId: 'updatePayoutSettings',
  tag: 'Payouts',
  summary: 'Choose when a charity is paid',
  description:
    'For members and operators. A schedule pays all that is available in each currency, from the minimum up. `manual` pays only on request.',
  scope: 'payouts:manage',
  params: charityParams,
  body: payoutSettingsChangesSchema,
  success: { status: 200, description: 'The new settings', schema: payoutSettingsSchema },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, body, actor }) {
    const { id: charityId } = await loadEditableCharity(db, actor, params.charity_id);
    const change = { charityId, schedule: body.schedule, minimumAmount: body.minimum_amount };
    return presentPayoutSettings(await updatePayoutSettings(db, change));
  },
});
