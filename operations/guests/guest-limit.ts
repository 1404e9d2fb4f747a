import { type Database } from '../../db/database';
import { findVerificationLevel } from '../../db/queries/access/accounts';
import { findLoginByEmail } from '../../db/queries/access/logins';
import {
  insertGuestGift,
  keepReport,
  listUsersOf,
  lockGiving,
  sumGiving,
} from '../../db/queries/guests/giving';
import { type ProcessorName } from '../../domain/charges/charge';
import { levelForYearlyGiving, levelIncludes, type VerificationLevel } from '../../domain/gifts/gift';
import { type GuestDonor } from '../../domain/guests/guest';
import { ownSource } from '../../domain/sandbox/sources';
import { hashKey } from '../../gateways/secrets/tokens';
import { type Act } from '../act';
import { limitExceeded, startOfYear } from '../gifts/conditions';
import { type PayingSource } from '../gifts/payment';

export interface GuestGift {
  donationId: string;
  userId: string;
  guest: GuestDonor;
  source: Pick<PayingSource, 'kind' | 'reference' | 'fingerprint'>;
  processor: ProcessorName;
  limitUsdMinor: bigint;
}

/**
 * Refuses a gift that exceeds a guest's yearly limit. Identifies the guest by the card, bank account or wallet that
 * pays. A confirmed email address also identifies the guest. The limit then includes the gifts of its account. An
 * unconfirmed address is no reason to refuse. Instead, reviewers get a report if its gifts exceed the limit.
 */
export async function checkGuestLimit({ tx, at }: Act, gift: GuestGift): Promise<void> {
  const { userId, guest } = gift;
  const payer = payerOf(gift);
  const { email } = guest;
  await lockGiving(tx, [payer, ...(email === null ? [] : [hashKey(email)])]);
  const yearStart = startOfYear(at);
  const known = email === null ? [] : await listUsersOf(tx, email);
  const userIds = guest.isConfirmed ? [...known, userId] : [userId];
  const given = (await sumGiving(tx, { payer, userIds, yearStart })) + gift.limitUsdMinor;
  const required = levelForYearlyGiving(given);
  const held = guest.isConfirmed && email !== null ? await levelOf(tx, email) : 'none';
  if (required !== 'basic' && !levelIncludes(held, required)) {
    throw limitExceeded(required);
  }
  if (!guest.isConfirmed && email !== null) {
    await reportAddress({ tx, at }, { ...gift, email, userIds: [...known, userId], yearStart });
  }
}

/** Stores the card, bank account or wallet of a guest's accepted gift, so that later limits include this gift. */
export async function noteGuestGift(tx: Database, gift: GuestGift): Promise<void> {
  await insertGuestGift(tx, gift.donationId, payerOf(gift));
}

interface Report extends GuestGift {
  email: string;
  userIds: string[];
  yearStart: Date;
}

async function reportAddress({ tx, at }: Act, report: Report): Promise<void> {
  const { email, userIds, yearStart, donationId } = report;
  const givenUsdMinor = (await sumGiving(tx, { userIds, yearStart })) + report.limitUsdMinor;
  const requiredLevel = levelForYearlyGiving(givenUsdMinor);
  if (requiredLevel === 'basic' || levelIncludes(await levelOf(tx, email), requiredLevel)) return;
  const year = yearStart.getUTCFullYear();
  await keepReport(tx, { email, year, givenUsdMinor, requiredLevel, donationId, createdAt: at });
}

/** Returns the level of the account that has confirmed the address. */
async function levelOf(tx: Database, email: string): Promise<VerificationLevel> {
  const login = await findLoginByEmail(tx, email);
  return login?.confirmed === true ? findVerificationLevel(tx, login.userId) : 'none';
}

/**
 * Identifies a card, bank account or wallet. All guests of a sandbox share its test sources, except the default source,
 * which each guest has separately.
 */
function payerOf({ userId, source, processor }: GuestGift): string {
  const { kind, reference, fingerprint } = source;
  const isOwn = processor === 'sandbox' && reference === ownSource(kind).source;
  return hashKey(`payer ${processor} ${isOwn ? userId : ''} ${fingerprint ?? reference}`);
}
