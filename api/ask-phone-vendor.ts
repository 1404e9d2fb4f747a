/** Has the vendor send and check codes of phones, outside of transactions. */
import { type Database, inTransaction } from '../db/database';
import { GivingError } from '../domain/errors';
import { phoneFault, triesUsedUp, wrongCode } from '../domain/users/phone';
import { type Gateways } from '../gateways';
import { type PhoneCodes, PhoneVendorFault } from '../gateways/verification/phone-codes';
import { type CodeOrder, countPhoneCode, countTry, forgetPhoneCode } from '../operations/users/phone';
import { type Logger } from '../log';

const RETRY_AFTER_SECONDS = 5;

interface Outside {
  db: Database;
  gateways: Pick<Gateways, 'phones'>;
  now: Date;
  log: Logger;
}

/** Counts a code, and has the vendor send it. A code that the vendor refuses to send does not count. */
export async function sendPhoneCode(
  outside: Outside,
  order: CodeOrder & { language: string },
): Promise<void> {
  const { db, now: at } = outside;
  const phones = requirePhones(outside);
  const { codeId, phone, language } = order;
  await inTransaction(db, (tx) => countPhoneCode({ tx, at }, order));
  const forget = () => inTransaction(db, (tx) => forgetPhoneCode(tx, codeId));
  const send = () =>
    phones.send(phone, language).catch(async (error: unknown) => {
      if (error instanceof PhoneVendorFault && error.isRefusal) await forget();
      throw error;
    });
  const sent = await askVendor(outside, send);
  if (sent === 'sent') return;
  await forget();
  if (sent === 'refused') throw phoneFault('cannot get a message: give the number of a mobile phone');
  const message = 'This phone got too many codes. Ask for the next one later.';
  throw new GivingError('RATE_LIMIT_EXCEEDED', message, { reason: 'phone_codes' });
}

/** Counts a try, and has the vendor check the code. Returns the id of a code that is right. */
export async function checkPhoneCode(
  outside: Outside,
  { userId, code }: { userId: string; code: string },
): Promise<string> {
  const { db, now: at } = outside;
  const phones = requirePhones(outside);
  const tried = await inTransaction(db, (tx) => countTry({ tx, at }, userId));
  const outcome = await askVendor(outside, () => phones.check(tried.phone, code));
  if (outcome === 'used_up') throw triesUsedUp();
  if (outcome !== 'right') throw wrongCode();
  return tried.id;
}

function requirePhones({ gateways: { phones } }: Outside): PhoneCodes {
  if (phones !== undefined) return phones;
  throw new GivingError('SERVICE_UNAVAILABLE', 'This installation sends no codes to phones.', {
    reason: 'not_offered',
  });
}

async function askVendor<Answer>({ log }: Outside, question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof PhoneVendorFault)) throw error;
    log.warn({ error }, 'the vendor of phone codes failed');
    const message = 'The phone service does not answer. Try again in a moment.';
    throw new GivingError('SERVICE_UNAVAILABLE', message, {}, RETRY_AFTER_SECONDS);
  }
}
