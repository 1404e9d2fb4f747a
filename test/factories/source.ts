/** Inserts payment sources directly, because the API limits how many a user may have. */
import { type Database } from '../../db/database';
import { insertSource } from '../../db/queries/sources/sources';
import { CURRENCIES_OF } from '../../domain/sources/source';
import { newId } from '../../new-id';

/** A saved card of the sandbox that is not the user's default. Answers its id. */
export async function buildSource(db: Database, userId: string): Promise<string> {
  const id = newId('source');
  await insertSource(db, {
    id,
    userId,
    processor: 'sandbox',
    kind: 'card',
    status: 'ready',
    reference: 'card_succeeds',
    setupReference: null,
    customerReference: null,
    brand: 'visa',
    last4: '4242',
    expMonth: 12,
    expYear: 2040,
    bankName: null,
    address: null,
    country: 'US',
    fingerprint: 'card_succeeds',
    currencies: CURRENCIES_OF.card,
    isDefault: false,
    isSaved: true,
    isGuests: false,
    byApplication: false,
    boundTo: null,
    createdAt: new Date(),
    removedAt: null,
    forgottenAt: null,
  });
  return id;
}
