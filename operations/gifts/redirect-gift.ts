import { type Database } from '../../db/database';
import { findCharity, type Charity } from '../../db/queries/charities/charities';
import { recordEvent } from '../../db/queries/events/record-events';
import { addTimelineEntry, type Donation, insertDonation, lockDonation } from '../../db/queries/gifts/gifts';
import { markRedirected, moveFeeLines } from '../../db/queries/gifts/unclaimed';
import { insertPosting } from '../../db/queries/ledger/ledger';

import { voidReceipt } from '../../db/queries/receipts/receipts';
import { notFound, requireRow } from '../../domain/errors';
import { donationCompleted } from '../../domain/gifts/events';
import { type UnclaimedEnvironment } from '../../domain/gifts/unclaimed';
import { postRedirect } from '../../domain/ledger/redirect';
import { moveGiversWords } from '../donors/note-words';
import { writeRedirectLeaf } from '../receipt-log/log-redirect';
import { type Chooser, requireChoice, requireTarget } from './redirect-rules';

export interface Redirect {
  /** The new gift gets this id. */
  id: string;
  donationId: string;
  toCharityId: string;
  chooser: Chooser;
  environment: UnclaimedEnvironment;
  at: Date;
}

/**
 * Redirects a whole gift of an unclaimed charity to a charity that can be paid. A new gift replaces it, without a
 * charge or a fee. Throws a GivingError if the waiting period is not over, the charity was claimed, or a part of the
 * gift was returned.
 */
export async function redirectGift(tx: Database, order: Redirect): Promise<Donation> {
  const { donationId, toCharityId, at } = order;
  const gift = await lockDonation(tx, donationId);
  if (gift === undefined) throw notFound('donation');
  await requireChoice(tx, gift, order);
  const from = requireRow(await findCharity(tx, gift.charityId), gift.charityId);
  const to = await requireTarget(tx, from, order);
  const leaf = await writeRedirectLeaf(tx, { gift, reference: order.id, at });
  const next = buildNext(gift, { id: order.id, to, leaf });
  await insertDonation(tx, next);
  await moveGiversWords(tx, gift.id, next.id);
  await markRedirected(tx, gift.id, next.id);
  await tellTimelines(tx, { gift, next, from, to, at });
  const entries = postRedirect(gift, to.id);
  await insertPosting(tx, { donationId, kind: 'redirected', cause: next.id, at, entries });
  await moveFeeLines(tx, gift.id, next.id);
  await voidReceipt(tx, gift.id, at);
  await recordEvent(tx, donationCompleted(next), next, at);
  return { ...next, charityId: toCharityId };
}

/** Builds the new gift with the amounts and times of the first one. The new gift takes over the first gift's charge. */
function buildNext(
  gift: Donation,
  { id, to, leaf }: { id: string; to: Charity; leaf: { hash: string; text: string } },
): Donation {
  return {
    ...gift,
    id,
    charityId: to.id,
    campaignId: null,
    recurringId: null,
    transactionHash: leaf.hash,
    signedTransaction: leaf.text,
    redirectedFrom: gift.id,
    redirectedTo: null,
    originId: gift.originId ?? gift.id,
    choiceOfferedAt: null,
  };
}

async function tellTimelines(
  tx: Database,
  { gift, next, from, to, at }: { gift: Donation; next: Donation; from: Charity; to: Charity; at: Date },
): Promise<void> {
  const status = 'completed';
  const left = `Redirected to ${to.name}, because nobody claimed ${from.name}.`;
  await addTimelineEntry(tx, { donationId: gift.id, status, code: 'redirected_to', detail: left, at });
  const came = `Takes the place of ${gift.id}, a gift to ${from.name}.`;
  await addTimelineEntry(tx, { donationId: next.id, status, code: 'redirected_from', detail: came, at });
}
