import { type Actor } from '../../db/queries/access/api-keys';

/** Only operators report mentions and emergencies. */
export function mayRecordMention(actor: Pick<Actor, 'isOperator'>): boolean {
  return actor.isOperator;
}
