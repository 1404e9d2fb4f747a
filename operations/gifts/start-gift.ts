import { type Database } from '../../db/database';
import { type Gift, lockGift } from '../../db/queries/gifts/gifts';
import { hasQueuedStart } from '../../db/queries/platform/outbox';
import { enqueueWorkflow } from '../../db/queries/platform/enqueue-workflows';
import { requireRow } from '../../domain/errors';
import { type Gateways } from '../../gateways';
import { type GiftInput } from '../../workflows/messages';

/** Enqueues the workflow that charges the donor and settles the gift, or gives up after `giveUpAfterMs`. */
export async function startGift(
  tx: Database,
  gift: Pick<Gift, 'id' | 'charityId' | 'donorUserId' | 'paymentMethod' | 'currency'>,
  giveUpAfterMs: number,
): Promise<void> {
  const input: GiftInput = { donationId: gift.id, giveUpAfterMs };
  await enqueueWorkflow(tx, {
    workflowType: 'donation',
    workflowId: gift.id,
    input,
    searchAttributes: { CharityId: gift.charityId, UserId: gift.donorUserId, DonationStatus: 'pending' },
    summary: `${gift.paymentMethod} gift in ${gift.currency} to ${gift.charityId}`,
  });
}

/** Starts the lost workflow of a gift again. Returns false if the gift is settled or its start is queued. */
export async function restartGift(
  tx: Database,
  { donationId, networks }: { donationId: string; networks: Gateways['networks'] },
): Promise<boolean> {
  const gift = requireRow(await lockGift(tx, donationId), donationId);
  if (gift.status !== 'pending' || (await hasQueuedStart(tx, donationId))) return false;
  await startGift(tx, gift, networks[gift.network].deadlineMs);
  return true;
}
