import { type Database } from '../../db/database';
import { type Charity, findCharity } from '../../db/queries/charities/charities';
import { recordEvent } from '../../db/queries/events/record-events';
import { addTimelineEntry, type Gift, insertGift, lockGift } from '../../db/queries/gifts/gifts';
import { markRedirected, moveFeeLines, offerChoices } from '../../db/queries/gifts/unclaimed';
import { lockSpendable } from '../../db/queries/ledger/funds';
import { insertPosting } from '../../db/queries/ledger/ledger';
import { lockMemberCount } from '../../db/queries/members/members';
import { voidReceipt } from '../../db/queries/receipts/receipts';
import { findTakenShare } from '../../db/queries/refunds/refunds';
import { type FaultCode, GivingError, notFound, requireRow, validationError } from '../../domain/errors';
import { giftCompleted } from '../../domain/gifts/events';
import { choiceTimes, choosableBefore, type UnclaimedEnvironment } from '../../domain/gifts/unclaimed';
import { takenFromCharity } from '../../domain/ledger/postings';
import { postRedirect } from '../../domain/ledger/redirect';
import { formatMoney } from '../../domain/money';
import { type Act } from '../act';
import { moveGiftDetails } from '../donors/details';
import { findPendingReason } from '../payouts/payee';
import { writeRedirectLeaf } from '../receipt-log/write-leaves';
import { requireCompleted } from '../refunds/conditions';
import { checkCharityLimit } from './conditions';
import { notifyDonor } from './notify-donor';
import { findGiftTerms } from './price';

export interface Choice {
  donationId: string;
  toCharityId: string;
  chooser: Chooser;
}

export interface Redirect extends Choice {
  /** The new gift gets this id. */
  id: string;
  environment: UnclaimedEnvironment;
}

/** A gift that may go to another charity. The gift is locked. */
export interface Redirection {
  gift: Gift;
  from: Charity;
  to: Charity;
}

/**
 * Locks a whole gift of an unclaimed charity that may go to a charity that can be paid. Throws a GivingError if the
 * waiting period is not over, the charity was claimed, or a part of the gift was returned.
 */
export async function lockRedirect(act: Act, order: Omit<Redirect, 'id'>): Promise<Redirection> {
  requireTerm(await lockCompleted(act.tx, order.donationId), { ...order, at: act.at });
  return lockChoice(act, order);
}

/** Locks a gift as `lockRedirect` does, when its waiting period is known to be over. */
export async function lockChoice(act: Act, choice: Choice): Promise<Redirection> {
  const { tx } = act;
  const gift = await lockCompleted(tx, choice.donationId);
  await requireChoice(act, gift);
  const from = requireRow(await findCharity(tx, gift.charityId), gift.charityId);
  const to = await requireTarget(tx, from, choice);
  const terms = await findGiftTerms(act, { charityId: to.id, currency: gift.currency });
  checkCharityLimit(requireRow(terms, to.id).charity, gift.limitUsdMinor);
  return { gift, from, to };
}

async function lockCompleted(tx: Database, donationId: string): Promise<Gift> {
  const gift = await lockGift(tx, donationId);
  if (gift === undefined) throw notFound('donation');
  requireCompleted(gift);
  return gift;
}

/** Lets a new gift take the place of a locked one, without a charge or a fee. */
export async function moveGift(act: Act, { gift, from, to }: Redirection, id: string): Promise<Gift> {
  const { tx, at } = act;
  const leaf = await writeRedirectLeaf(act, { gift, reference: id });
  const next = buildNext(gift, { id, to, leaf });
  await insertGift(tx, next);
  await moveGiftDetails(tx, gift.id, next.id);
  await markRedirected(tx, gift.id, next.id);
  await tellTimelines(act, { gift, next, from, to });
  const entries = postRedirect(gift, to.id);
  await insertPosting(tx, { donationId: gift.id, kind: 'redirected', cause: next.id, at, entries });
  await moveFeeLines(tx, gift.id, next.id);
  await voidReceipt(tx, gift.id, at);
  await recordEvent(tx, giftCompleted(next), next, at);
  return next;
}

/** Builds the new gift with the amounts and times of the first one. The new gift takes over the first gift's charge. */
function buildNext(
  gift: Gift,
  { id, to, leaf }: { id: string; to: Charity; leaf: { hash: string; text: string } },
): Gift {
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
  { tx, at }: Act,
  { gift, next, from, to }: { gift: Gift; next: Gift; from: Charity; to: Charity },
): Promise<void> {
  const status = 'completed';
  const left = `Redirected to ${to.name}, because nobody claimed ${from.name}.`;
  await addTimelineEntry(tx, { donationId: gift.id, status, code: 'redirected_to', detail: left, at });
  const came = `Takes the place of ${gift.id}, a gift to ${from.name}.`;
  await addTimelineEntry(tx, { donationId: next.id, status, code: 'redirected_from', detail: came, at });
}

/** Who chooses another charity for a gift. Operators must wait longer than the donor. */
export type Chooser = 'donor' | 'operator';

/** Throws CONFLICT if the charity is claimed. Locks its members, so that a claim waits until the transaction ends. */
async function requireUnclaimed(tx: Database, charityId: string): Promise<void> {
  const { source } = requireRow(await findCharity(tx, charityId), charityId);
  if ((await lockMemberCount(tx, charityId)) === 0 && source !== 'sandbox') return;
  throw new GivingError('CONFLICT', 'The charity is claimed, so it gets this gift.', { claimed: true });
}

/** Throws CONFLICT if it is too early for this chooser. */
function requireTerm(
  gift: Pick<Gift, 'id' | 'settledAt'>,
  { chooser, environment, at }: { chooser: Chooser; environment: UnclaimedEnvironment; at: Date },
): void {
  const { donorFrom, operatorFrom } = choiceTimes(
    requireRow(gift.settledAt ?? undefined, gift.id),
    environment,
  );
  const from = chooser === 'donor' ? donorFrom : operatorFrom;
  if (at >= from) return;
  const who = chooser === 'donor' ? 'The donor' : 'An operator';
  throw new GivingError('CONFLICT', `${who} may choose another charity later.`, {
    choose_from: from.toISOString(),
  });
}

/** Throws a GivingError unless the whole gift still waits for an unclaimed charity. Lock the gift first. */
async function requireChoice({ tx, at }: Act, gift: Gift): Promise<void> {
  const { charityId, currency } = gift;
  await requireUnclaimed(tx, charityId);
  if ((await findTakenShare(tx, gift.id)).amountMinor > 0n) {
    const message = 'A part of the gift was returned or is being returned. Refund the rest instead.';
    throw new GivingError('CONFLICT', message);
  }
  // A charity that had members before may already have been paid this money.
  const leavesMinor = takenFromCharity(gift, postRedirect(gift, ''));
  const spendableMinor = await lockSpendable(tx, { charityId, currency, at });
  if (spendableMinor >= leavesMinor) return;
  throw new GivingError('INSUFFICIENT_FUNDS', 'The charity no longer has the money of this gift.', {
    available: formatMoney({ currency, minor: spendableMinor }),
    required: formatMoney({ currency, minor: leavesMinor }),
    currency,
  });
}

/** Finds the chosen charity. Throws a validation error unless it can be paid now. */
export async function requireTarget(
  tx: Database,
  from: Charity,
  { toCharityId, chooser }: { toCharityId: string; chooser: Chooser },
): Promise<Charity> {
  const refuse = (code: FaultCode, message: string) =>
    validationError([{ field: 'charity_id', code, message }]);
  const to = await findCharity(tx, toCharityId);
  if (to?.listed !== true) throw refuse('not_found', 'is not a charity that can receive gifts');
  if (to.id === from.id) throw refuse('conflict', 'already has the gift');
  if ((await findPendingReason(tx, to)) !== null)
    throw refuse('not_allowed', 'is a charity that cannot be paid now');
  if (chooser === 'operator' && to.category !== from.category) {
    throw refuse('not_allowed', `must be a charity of the same cause: ${from.category ?? 'none'}`);
  }
  return to;
}

const BATCH = 200;

/**
 * Tells donors of gifts that wait for an unclaimed charity that they may now choose another charity or a refund. Tells
 * each donor only once per gift. Returns how many were told, and whether nobody is left to tell.
 */
export async function offerDonorsChoices(
  { tx, at }: Act,
  environment: UnclaimedEnvironment,
): Promise<{ told: number; isDone: boolean }> {
  const before = choosableBefore(environment, at);
  const gifts = await offerChoices(tx, { before, at, limit: BATCH });
  for (const gift of gifts) await notifyDonor(tx, 'choose_charity', gift);
  return { told: gifts.length, isDone: gifts.length < BATCH };
}
