import { type CharityBalance, findCharityBalances } from '../../../db/queries/ledger/ledger';
import { GivingError } from '../../../domain/errors';
import { formatMoney } from '../../../domain/money';
import { mayReadBalance } from '../../policies/charity';
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
    'For members of the charity and operators. A negative amount means that the charity owes money, for example after the refund of a gift whose fees were kept.',
  scope: 'charities:read',
  params: charityParams,
  success: { status: 200, description: 'The amount in each currency', schema: charityBalanceSchema },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, actor }) {
    const { charity, member } = await loadCharity(db, actor, params.charity_id);
    if (!mayReadBalance(actor, member)) {
      throw new GivingError('FORBIDDEN', 'Only members of the charity and operators may read its balance.');
    }
    const balances = await findCharityBalances(db, charity.id);
    const byCurrency = (minorOf: (balance: CharityBalance) => bigint) =>
      Object.fromEntries(
        balances.map((each) => [
          each.currency,
          formatMoney({ currency: each.currency, minor: minorOf(each) }),
        ]),
      );
    return {
      charity_id: charity.id,
      payable: byCurrency(({ payableMinor }) => payableMinor),
      absorbed_fees: byCurrency(({ absorbedMinor }) => absorbedMinor),
    };
  },
});
