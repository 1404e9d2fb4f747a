/** Who pays a plan, as the processor must know it. */
import { type Recurring } from '../../../client/index';
import { minorUnits } from '../../common/money';
import { type Charge } from '../../give/charge';
import { type Payer } from '../../give/processor/adapter';
import { type Session } from '../../session/session';

/** An account knows its name and address. A guest said them with the first gift. */
export async function readPayer(
  { readPerson, client }: Session,
  { recurring_id: id }: Recurring,
): Promise<Payer> {
  const person = await readPerson();
  if (person !== undefined) return person;
  const [date] = (await client.recurring.listOccurrences(id, { limit: 1 })).occurrences;
  const gift = await client.donations.get(date?.donation_id ?? '');
  if (gift.donor === null) throw new Error(`${gift.donation_id} does not say who gave`);
  return gift.donor;
}

/**
 * Stripe's form has saved its card already. The sandbox's form answers with a test card, which nobody has saved yet.
 * `askedOnce` is the key of the open question: after a lost answer, the same card is saved under the same key.
 */
export async function saveCard({ client }: Session, source: string, askedOnce: string): Promise<string> {
  if (source.startsWith('source_')) return source;
  const options = { idempotencyKey: `${askedOnce} ${source}` };
  return (await client.paymentSources.create({ kind: 'card', processor_token: source }, options)).source_id;
}

/** Plans are charged again and again, as monthly gifts are. */
export function chargeOf(amount: string, currency: string): Charge {
  return { minor: minorUnits(amount, currency), currency, isMonthly: true };
}
