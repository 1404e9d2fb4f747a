import {
  deletePhoneCode,
  findNewestPhoneCode,
  findPhoneCode,
  insertPhoneCode,
  listPhoneCodeTimes,
  lockPhone,
  lockPhoneCode,
  type PhoneCode,
  updatePhone,
  updatePhoneCode,
} from '../../db/queries/users/phones';
import { findUser } from '../../db/queries/access/accounts';
import { lockPerson } from '../../db/queries/users/erasures';
import { type Database } from '../../db/database';
import { GivingError, requireRow } from '../../domain/errors';
import {
  phoneCodeExpiry,
  PHONE_CODES_A_DAY,
  PHONE_CODES_OF_PHONE_A_DAY,
  phoneCodesSince,
  requireCodesLeft,
  requireTry,
} from '../../domain/users/phone';
import { followUser } from '../verification/requirements';
import { type Act } from '../act';

export interface CodeOrder {
  codeId: string;
  userId: string;
  /** In E.164. */
  phone: string;
}

/**
 * Counts a code before it is sent, so that requests at once cannot pass the limits of a day. The same id counts once.
 * Throws CONFLICT if the user has confirmed this phone.
 */
export async function countPhoneCode({ tx, at }: Act, { codeId, userId, phone }: CodeOrder): Promise<void> {
  await lockPerson(tx, userId);
  if ((await findPhoneCode(tx, codeId)) !== undefined) return;
  if (requireRow(await findUser(tx, userId), userId).phone === phone) {
    throw new GivingError('CONFLICT', 'You have confirmed this phone already.', { reason: 'confirmed' });
  }
  await lockPhone(tx, phone);
  const since = phoneCodesSince(at);
  requireCodesLeft(await listPhoneCodeTimes(tx, { userId }, since), PHONE_CODES_A_DAY, at);
  requireCodesLeft(await listPhoneCodeTimes(tx, { phone }, since), PHONE_CODES_OF_PHONE_A_DAY, at);
  await insertPhoneCode(tx, { id: codeId, userId, phone, askedAt: at, expiresAt: phoneCodeExpiry(at) });
}

/** Forgets a code that the vendor did not send, so that it does not count. */
export async function forgetPhoneCode(tx: Database, codeId: string): Promise<void> {
  await deletePhoneCode(tx, codeId);
}

/** Counts a try of the user's newest code before the vendor checks it. Throws if no try is left. */
export async function countTry({ tx, at }: Act, userId: string): Promise<PhoneCode> {
  await lockPerson(tx, userId);
  const code = await findNewestPhoneCode(tx, userId);
  requireTry(code, at);
  const tried = requireRow(code, userId);
  await updatePhoneCode(tx, tried.id, { tries: tried.tries + 1 });
  return tried;
}

/** Confirms the phone of a code that was right. Until then the user keeps the phone that they confirmed before. */
export async function confirmPhone({ tx, at }: Act, codeId: string): Promise<void> {
  const { userId, phone } = requireRow(await lockPhoneCode(tx, codeId), codeId);
  await updatePhoneCode(tx, codeId, { confirmedAt: at });
  await updatePhone(tx, userId, { phone, confirmedAt: at });
  await followUser(tx, userId);
}
