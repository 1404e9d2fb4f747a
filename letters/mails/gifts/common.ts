import { type Database } from '../../../db/database';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { listHeldGifts } from '../../../db/queries/gifts/unclaimed';
import { type FailureCode, FAILURES } from '../../../domain/gifts/gift';
import { DECLINES } from '../../../domain/charges/charge';
import { nameOfCharity, type Sentence, type Sum, sumOf } from '../mail';

/** What every mail about a gift tells. */
export interface GiftNews {
  charityName: string;
  sum: Sum;
}

export const GIFT: GiftNews = { charityName: 'Helping Hands', sum: { amount: '1234.50', currency: 'USD' } };

export async function gatherGift(
  db: Database,
  { charityId, currency, totalChargeMinor }: Pick<Gift, 'charityId' | 'currency' | 'totalChargeMinor'>,
): Promise<GiftNews> {
  return { charityName: await nameOfCharity(db, charityId), sum: sumOf(currency, totalChargeMinor) };
}

/** Returns true if nobody has claimed the charity of a gift yet. */
export async function isHeldGift(db: Database, { id }: Pick<Gift, 'id'>): Promise<boolean> {
  return (await listHeldGifts(db, [id])).has(id);
}

/** Returns the sentence that says why a charge failed, or false if the code has none. */
export function failureOf(code: string | null): Sentence | false {
  return code !== null && isFailureCode(code) && `failure.${code}`;
}

/** Returns true if a charge failed by how it is paid. Otherwise another way to pay would not help. */
export function isOfPayment(code: string | null): boolean {
  if (code === null) return true;
  return Object.hasOwn(DECLINES, code) || (Object.hasOwn(FAILURES, code) && code !== 'CANCELLED_BY_OPERATOR');
}

/** Why a date of a plan was refused before anything was charged. */
const REFUSALS = ['LIMIT_EXCEEDED', 'VALIDATION_ERROR'] as const;

function isFailureCode(code: string): code is FailureCode | (typeof REFUSALS)[number] {
  return (
    Object.hasOwn(FAILURES, code) || Object.hasOwn(DECLINES, code) || REFUSALS.some((each) => each === code)
  );
}
