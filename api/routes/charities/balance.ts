import { findFunds } from '../../../db/queries/ledger/funds';
import { GivingError } from '../../../domain/errors';
import { findPendingReason } from '../../../operations/payouts/standing';
import { mayReadBalance } from '../../policies/charity';
import { presentBalance } from '../../presenters/charity-balance';
import { defineRoute } from '../../route';
import { loadCharity } from './load';
import { charityBalanceSchema, charityParams } from './schema';

export const getCharityBalance = defineRoute({
  method: 'get',
  path: '/v1/charities/{charity_id}/balance',
  operationId: 'getCharityBalance',
  tag: 'Charities',
  summary: "Read a charity's balance",
  description:
    'For members of the charity and operators. `available` and `pending` add up to `payable` less `absorbed_fees`. A negative amount means that the charity owes money, for example after the refund of a gift whose fees were kept. Later gifts make it good.',
  scope: 'charities:read',
  params: charityParams,
  success: { status: 200, description: 'The amount in each currency', schema: charityBalanceSchema },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, actor, now }) {
    const { charity, member } = await loadCharity(db, actor, params.charity_id);
    if (!mayReadBalance(actor, member)) {
      throw new GivingError('FORBIDDEN', 'Only members of the charity and operators may read its balance.');
    }
    const pendingReason = await findPendingReason(db, charity);
    return presentBalance(charity.id, await findFunds(db, charity.id, now), pendingReason);
  },
});
