import { findCharity } from '../../db/queries/charities/charities';
import { insertMention, type Mention } from '../../db/queries/discovery/mentions';
import { invalidCharity, validationError } from '../../domain/errors';
import { newId } from '../../new-id';
import { type Act } from '../act';

export type NewMention = Omit<Mention, 'id' | 'createdAt'>;

/**
 * Stores a report about a charity in the news, or about an emergency. The next update of the trend scores
 * uses it.
 */
export async function recordMention({ tx, at }: Act, reported: NewMention): Promise<Mention> {
  const { charityId, occurredAt, endsAt } = reported;
  if (charityId !== null && (await findCharity(tx, charityId)) === undefined) {
    throw invalidCharity(charityId, 'There is no such charity.');
  }
  if (endsAt !== null && endsAt <= occurredAt) {
    throw validationError([{ field: 'ends_at', code: 'conflict', message: 'must be after occurred_at' }]);
  }
  const mention = { ...reported, id: newId('signal'), createdAt: at };
  await insertMention(tx, mention);
  return mention;
}
