import { type Actor } from '../../db/queries/access/api-keys';

/** Only operators may report mentions and emergencies. */
export function mayRecordMention(actor: Pick<Actor, 'isOperator'>): boolean {
  return actor.isOperator;
}
