/** On which network an accepted gift settles, by method and environment. */
import { readConfig } from '../../../config';
import { selectRows } from '../../../db/database';
import { GivingError } from '../../../domain/errors';
import { parseMoney } from '../../../domain/money';
import { createGateways } from '../../../gateways';
import { newId } from '../../../new-id';
import { acceptGift } from '../../../operations/gifts/accept-gift';
import { type GiftOrder } from '../../../operations/gifts/order';
import { buildActor, buildCharity } from '../../factories';
import { PLAIN_ORDER } from '../../factories/gift-order';
import { useDatabase } from '../../support/database';

const test = useDatabase();

/** Accepts a gift in an installation whose gifts settle on the receipt log. */
async function accept(environment: 'sandbox' | 'production', chosen: Pick<GiftOrder, 'amount' | 'method'>) {
  const { id: charityId } = await buildCharity(test.db);
  const order: GiftOrder = {
    donor: { ...(await buildActor(test.db)), verificationLevel: 'enhanced' },
    charityId,
    ...PLAIN_ORDER,
    ...chosen,
  };
  const config = { ...readConfig({}), environment, settlementNetwork: 'receipts' as const };
  const gateways = createGateways(config, test.db);
  return acceptGift({ tx: test.db, at: new Date() }, order, { id: newId('donation'), gateways });
}

const crypto = { amount: parseMoney('0.1', 'ETH'), method: 'crypto' as const };
const card = { amount: parseMoney('25.00', 'USD'), method: 'card' as const };

it('the receipt log settles cards everywhere, and crypto in a sandbox', async () => {
  const gifts = [
    await accept('sandbox', card),
    await accept('sandbox', crypto),
    await accept('production', card),
  ];
  expect(gifts.map(({ network, paymentMethod }) => [network, paymentMethod])).toEqual([
    ['receipts', 'card'],
    ['receipts', 'crypto'],
    ['receipts', 'card'],
  ]);
});

it.each([crypto, { amount: crypto.amount }])(
  'production refuses crypto and stores nothing: %o',
  async (chosen) => {
    const count = () => selectRows(test.db, 'SELECT count(*)::int FROM donations');
    const before = await count();
    const refusal = await accept('production', chosen).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(GivingError);
    expect(refusal).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: {
        fields: [
          { field: 'payment_method', message: expect.stringContaining('cannot be settled here') as string },
        ],
      },
    });
    expect(await count()).toEqual(before);
  },
);
