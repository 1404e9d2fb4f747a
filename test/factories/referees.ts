/** A referee who was asked and has not answered. */
import { type Database, inTransaction } from '../../db/database';
import { insertReference, insertReferenceLink } from '../../db/queries/references/references';
import { hashKey } from '../../gateways/secrets/tokens';
import { shiftByDays } from '../../domain/days';
import { REFERENCE_DAYS } from '../../domain/references/reference';
import { newId } from '../../new-id';
import { buildActor, buildCharity } from '.';
import { buildVerification } from './verified-charity';

/** Ada names Eve, an auditor, as a referee of the River Fund. Returns the path of the link that Eve gets. */
export async function askReferee(db: Database, locale: string, email = 'eve@example.org'): Promise<string> {
  const charity = await buildCharity(db, { name: 'River Fund' });
  const verificationId = await buildVerification(db, charity.id, 'initial_review', 'enhanced');
  const { userId: namedBy, accountId } = await buildActor(db, { name: 'Ada' });
  const id = newId('reference');
  const token = `token-of-${id}`;
  await inTransaction(db, async (tx) => {
    await insertReference(tx, {
      id,
      verificationId,
      name: 'Eve',
      email,
      relation: 'Auditor',
      locale,
      namedBy,
      accountId,
      status: 'requested',
      answer: null,
      requestedAt: new Date(),
      remindedAt: null,
      expiresAt: shiftByDays(new Date(), REFERENCE_DAYS),
      answeredAt: null,
    });
    await insertReferenceLink(tx, { referenceId: id, tokenHash: hashKey(token) });
  });
  return `/account/references?token=${token}`;
}
