import { findPayoutPlan } from '../../../db/queries/payouts/settings';
import { presentPayoutSettings } from '../../presenters/payout';
import { defineRoute } from '../../route';
import { charityParams } from '../charities/schema';
import { loadPayee } from './load';
import { payoutSettingsSchema } from './schema';

export const getPayoutSettings = defineRoute({
  method: 'get',
  path: '/v1/charities/{charity_id}/payout-settings',
  operationId: 'getPayoutSettings',
  tag: 'Payouts',
  summary: 'Read when a charity is paid',
  description: 'For members and operators.',
  scope: 'payouts:read',
  params: charityParams,
  success: { status: 200, description: 'The settings', schema: payoutSettingsSchema },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, actor }) {
    const charity = await loadPayee(db, actor, params.charity_id);
    return presentPayoutSettings(await findPayoutPlan(db, charity.id));
  },
});
