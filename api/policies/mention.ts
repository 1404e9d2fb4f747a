import { type Actor } from '../../domain/access/actor';

/** Only operators may report mentions and emergencies. */
export function mayRecordMention(actor: Pick<Actor, 'isOperator'>): boolean {
  return actor.isOperator;
}
