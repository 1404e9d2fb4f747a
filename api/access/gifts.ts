import { type Database } from '../../db/database';
import { type Dispute, findDispute } from '../../db/queries/disputes/disputes';
import { type Gift, findGift } from '../../db/queries/gifts/gifts';
import { findRefund, type Refund } from '../../db/queries/refunds/refunds';
import { type Actor } from '../../domain/access/actor';
import { GivingError, notFound } from '../../domain/errors';
import { type AskingRole } from '../../domain/refunds/refund';
import { requireMayDecide } from '../../operations/ties/may-decide';
import { actsFor } from './acts-for';
import { requireOperator, resource, type Roles } from './resource';

const isDonor = ({ donorUserId }: Pick<Gift, 'donorUserId'>, actor: Actor) => actsFor(actor, donorUserId);

/** Members of the charity read its gifts below the charity, without a hidden donor. */
export const { load: loadReadableGift } = resource('donation', findGift, {
  owner: isDonor,
  read: ['owner', 'operator'],
});

/** Every party of a gift may ask for a refund, and read refunds, disputes and the receipt. */
const { loadWithRoles } = resource('donation', findGift, {
  owner: isDonor,
  charity: ({ charityId }) => charityId,
  read: ['owner', 'member', 'operator'],
});

/** A gift, and the caller's role in it. */
interface GiftOfParty {
  gift: Gift;
  role: AskingRole;
}

/** Loads the gift in the path and the caller's role in it. Throws 404 if the caller has no role. */
export async function loadGift(db: Database, actor: Actor, donationId: string): Promise<GiftOfParty> {
  const [gift, roles] = await loadWithRoles(db, actor, donationId);
  return { gift, role: roleInGift(roles) };
}

/** The role of a party. An operator who is the donor, or a member of the charity, has that role instead. */
export function roleInGift({ owner, member }: Pick<Roles, 'owner' | 'member'>): AskingRole {
  if (owner) return 'donor';
  return member ? 'charity' : 'platform';
}

/** Loads the dispute in the path, its gift and the caller's role. Throws 404 if the caller has no role in the gift. */
export async function loadDispute(
  db: Database,
  actor: Actor,
  params: { donation_id: string; dispute_id: string },
): Promise<GiftOfParty & { dispute: Dispute }> {
  const party = await loadGift(db, actor, params.donation_id);
  const dispute = await findDispute(db, params.dispute_id);
  if (dispute?.donationId !== party.gift.id) throw notFound('dispute');
  return { ...party, dispute };
}

/** Loads the refund in the path, its gift and the caller's role. Throws 404 if the caller has no role in the gift. */
export async function loadRefund(
  db: Database,
  actor: Actor,
  params: { donation_id: string; refund_id: string },
): Promise<GiftOfParty & { refund: Refund }> {
  const party = await loadGift(db, actor, params.donation_id);
  const refund = await findRefund(db, params.refund_id);
  if (refund?.donationId !== party.gift.id) throw notFound('refund');
  return { ...party, refund };
}

interface Request {
  db: Database;
  actor: Actor;
  now: Date;
}

/** Only operators report disputes, because issuers report to them. Throws 403 for one with a part in the gift. */
export async function requireDisputeReporter(request: Request, gift: Gift): Promise<void> {
  requireOperator(request.actor, 'Only an operator may do this.');
  await requireNoPart(request, gift);
}

/** Only operators decide whether the platform bears costs of a refund. Throws 403 for one with a part in the gift. */
export async function requireRefundDecider(request: Request, { gift, role }: GiftOfParty): Promise<void> {
  if (role !== 'platform') {
    throw new GivingError('FORBIDDEN', 'Only an operator without a part in the gift may decide this.');
  }
  await requireNoPart(request, gift);
}

/** Throws 403 if the caller is the donor or has a tie to the charity. */
async function requireNoPart({ db, actor, now }: Request, gift: Gift): Promise<void> {
  const { charityId, donorUserId } = gift;
  await requireMayDecide({ tx: db, at: now, actor }, { charityId, parties: [donorUserId] });
}
