/** Gifts that the operator of a walk gives to the page's charity, by the API behind the proxy. */
import { type GivingClient } from '../../../client/index';
import { type Donation, type DonationRequest } from '../../../client/index';
import { waitFor } from '../../support/wait';
import { STEP_LIMIT_MS, type Walk } from './walk';

/** Throws with what was found instead. */
export function demand(isAsExpected: boolean, found: string): void {
  if (!isAsExpected) throw new Error(found);
}

export async function give(
  walk: Walk,
  client: GivingClient,
  gift: Omit<DonationRequest, 'charity_id' | 'currency'>,
): Promise<string> {
  const charity_id = await walk.variable('CHARITY');
  const { donation_id } = await client.donations.create({ ...gift, charity_id, currency: 'USD' });
  return donation_id;
}

/** Waits until a gift has the status. Throws if it fails on the way. */
export async function awaitStatus(
  client: GivingClient,
  donationId: string,
  status: Donation['status'],
): Promise<Donation> {
  return waitFor(
    `${donationId} to be ${status}`,
    async () => {
      const gift = await client.donations.get(donationId);
      demand(gift.status !== 'failed', JSON.stringify(gift));
      return gift.status === status && gift;
    },
    STEP_LIMIT_MS,
  );
}
