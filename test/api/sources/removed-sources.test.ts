/** A removed card still pays the gifts that were accepted before. Only then does the processor forget it. */
import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import { createGateways } from '../../../gateways';
import { createStripeProcessor } from '../../../gateways/processors/stripe';
import { type PaymentMethod } from '../../doubles/stripe/objects';
import { StripeDouble } from '../../doubles/stripe/double';
import { createLog } from '../../../log';
import { forgetRemovedSources } from '../../../worker/care/sources';
import { buildActor, buildCharity } from '../../factories';
import { startApi } from '../../support/api';

const SOURCES = '/v1/users/me/payment-sources';
const HOUR_MS = 3_600_000;

it.each([true, false])('with save: %s', async (save) => {
  const stripe = await StripeDouble.start();
  const processor = createStripeProcessor(stripe.settings);
  const api = await startApi({}, undefined, undefined, { processor });
  const { key } = await buildActor(api.db);
  const { id: charityId } = await buildCharity(api.db);
  const body = { kind: 'card', processor_token: 'pm_card_visa', save };
  const source = await api.call<{ source_id: string }>('POST', SOURCES, { key, body });
  const gift = await api.call<{ donation_id: string }>('POST', '/v1/donations', {
    key,
    body: { charity_id: charityId, amount: '25.00', currency: 'USD', source: source.body.source_id },
  });
  if (save) await api.call('DELETE', `${SOURCES}/${source.body.source_id}`, { key });

  const forget = () =>
    forgetRemovedSources(
      { db: api.db, log: createLog('worker', 'silent') },
      processor,
      new Date(Date.now() + HOUR_MS),
    );
  const isKept = () =>
    stripe.world.list<PaymentMethod>('payment_method').some(({ customer }) => customer !== null);
  await forget();
  expect(isKept()).toBe(true);

  const gateways = { ...createGateways(readConfig({}), api.db), processor };
  const { chargeDonation } = createActivities({ db: api.db, gateways });
  const donationId = gift.body.donation_id;
  expect(await chargeDonation({ donationId })).toEqual({ status: 'charged' });
  expect(stripe.charges()).toMatchObject([{ donationId, amount: 2_500, status: 'succeeded' }]);
  await forget();
  expect(isKept()).toBe(false);
  await api.close();
  await stripe.close();
});
