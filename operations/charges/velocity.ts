/**
 * Counts gifts and declined charges, to stop people who test stolen cards. All processes share the counts in
 * Postgres. See docs/rules/charges.md.
 */
import { type Database } from '../../db/database';
import { findLoginByEmail } from '../../db/queries/access/logins';
import { type Charge } from '../../db/queries/charges/charges';
import {
  countAndBlock,
  findBlock,
  findBlockEnd,
  liftStoredBlock,
  lockSubjects,
  type VelocityBlock,
  type VelocitySubject,
} from '../../db/queries/charges/velocity';
import { type Gift } from '../../db/queries/gifts/gifts';
import { findGuest } from '../../db/queries/guests/guests';
import { type ProcessorName } from '../../domain/charges/charge';
import {
  countedAddress,
  countsVelocity,
  hideFingerprint,
  MAX_CARD_GIFTS,
  MAX_DECLINES,
  VELOCITY_WINDOW_HOURS,
} from '../../domain/charges/velocity';
import { HOUR_MS } from '../../domain/days';
import { GivingError, notFound, requireRow } from '../../domain/errors';
import { type GuestDonor } from '../../domain/guests/guest';
import { KIND_OF, type SourceKind } from '../../domain/sources/source';
import { hashKey } from '../../gateways/secrets/tokens';
import { type Act } from '../act';
import { type GiftOrder } from '../gifts/order';
import { type PayingSource } from '../gifts/payment';

const WINDOW_MS = VELOCITY_WINDOW_HOURS * HOUR_MS;

interface NewGift {
  order: Pick<GiftOrder, 'donor' | 'isOffSession' | 'address'>;
  source: Pick<PayingSource, 'kind' | 'reference' | 'fingerprint'>;
  processor: ProcessorName;
}

/**
 * Throws RATE_LIMIT_EXCEEDED if the card, user or IP address of a new gift is blocked. Counts the gift if a card pays
 * it or a guest gives it. Locks the card until the transaction ends, so that concurrent gifts cannot exceed the limit.
 */
export async function admitGift({ tx, at }: Act, { order, source, processor }: NewGift): Promise<void> {
  const sourceReference = source.reference;
  if (order.isOffSession || !countsVelocity(processor, sourceReference)) return;
  const { userId, guest } = order.donor;
  const charge = { processor, ...source, sourceReference };
  const card = guest === undefined ? cardOf(source, charge, userId) : guestSubject(source.kind, charge);
  const hashes = [userSubject(userId).hash, ...(await accountOf(tx, guest)).map(({ hash }) => hash)];
  if (card !== null) hashes.push(card.hash);
  if (order.address !== null) hashes.push(addressHash(order.address));
  if (card !== null) await lockSubjects(tx, [card.hash]);
  const endsAt = await findBlockEnd(tx, hashes, at);
  if (endsAt !== undefined) throw tooFast(endsAt, at);
  if (card === null) return;
  await countAndBlock(tx, {
    subject: card,
    reason: 'gifts',
    limit: MAX_CARD_GIFTS,
    windowMs: WINDOW_MS,
    at,
  });
}

function cardOf(
  { kind }: NewGift['source'],
  charge: Parameters<typeof cardSubject>[0],
  userId: string,
): VelocitySubject | null {
  return kind === 'card' ? cardSubject(charge, userId) : null;
}

/** Returns the account that confirmed the guest's address, so that limits count the guest and the account together. */
async function accountOf(tx: Database, guest: GuestDonor | undefined): Promise<VelocitySubject[]> {
  if (guest?.isConfirmed !== true || guest.email === null) return [];
  const login = await findLoginByEmail(tx, guest.email);
  return login?.confirmed === true ? [userSubject(login.userId)] : [];
}

function tooFast(endsAt: Date, at: Date): GivingError {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - at.getTime()) / 1_000));
  const message = 'Too many gifts or declined payments within an hour. Try again later.';
  return new GivingError('RATE_LIMIT_EXCEEDED', message, {}, seconds);
}

/** Counts a declined charge for its user, card and IP address. */
export async function countDecline({ tx, at }: Act, gift: Gift, charge: Charge): Promise<void> {
  if (charge.isOffSession || !countsVelocity(charge.processor, charge.sourceReference)) return;
  const subjects: VelocitySubject[] = [userSubject(gift.donorUserId)];
  const guest = await findGuest(tx, gift.donorUserId);
  if (guest !== undefined) {
    subjects.push(guestSubject(KIND_OF[gift.paymentMethod], charge));
    subjects.push(...(await accountOf(tx, { email: guest.email, isConfirmed: guest.confirmedAt !== null })));
  } else if (gift.paymentMethod === 'card') subjects.push(cardSubject(charge, gift.donorUserId));
  const { addressHash: hash, addressNetwork: shown } = charge;
  if (hash !== null && shown !== null) subjects.push({ kind: 'address', hash, shown });
  await lockSubjects(
    tx,
    subjects.map((subject) => subject.hash),
  );
  for (const subject of subjects) {
    await countAndBlock(tx, { subject, reason: 'declines', limit: MAX_DECLINES, windowMs: WINDOW_MS, at });
  }
}

interface CardCharge {
  processor: ProcessorName;
  fingerprint: string | null;
  /** The processor's id of the source. If the card has no fingerprint, we count this id instead. */
  sourceReference: string;
}

/**
 * Identifies a card. All users of a sandbox share the test cards, so a sandbox counts each user's cards
 * separately.
 */
function cardSubject(
  { processor, fingerprint, sourceReference }: CardCharge,
  userId: string,
): VelocitySubject {
  const card = fingerprint ?? sourceReference;
  const counted = processor === 'sandbox' ? `${userId} ${card}` : card;
  return { kind: 'card', hash: hashKey(`card ${counted}`), shown: hideFingerprint(card) };
}

const KIND_OF_PAYER = { card: 'card', ach: 'bank', wallet: 'wallet' } as const;

/** Identifies the card, bank account or wallet of a guest. All guests of a sandbox share its test sources. */
function guestSubject(kind: SourceKind, charge: CardCharge): VelocitySubject {
  return { ...cardSubject(charge, 'guests'), kind: KIND_OF_PAYER[kind] };
}

export function userSubject(userId: string): VelocitySubject {
  return { kind: 'user', hash: hashKey(`user ${userId}`), shown: userId };
}

/** Hashes an IP address, so that we can count it without storing it. */
export function addressHash(address: string): string {
  return hashKey(`address ${countedAddress(address)}`);
}

export interface BlockLift {
  blockId: string;
  userId: string;
  reason: string;
}

/** Ends the block of a card, user or IP address. Earlier gifts and declines no longer count. */
export async function liftBlock({ tx, at }: Act, { blockId, ...lift }: BlockLift): Promise<VelocityBlock> {
  const block = await findBlock(tx, blockId);
  if (block === undefined) throw notFound('block');
  await lockSubjects(tx, [block.subjectHash]);
  if (!(await liftStoredBlock(tx, block, { ...lift, at }))) {
    throw new GivingError('CONFLICT', 'This block has already ended or was already lifted.');
  }
  return requireRow(await findBlock(tx, blockId), blockId);
}
