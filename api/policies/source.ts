import { type Actor } from '../../domain/access/actor';
import { type StoredSource } from '../../db/queries/sources/sources';

/** Only the owner of a payment source may see, change or remove it. Operators may not. */
export function ownsSource({ userId }: Pick<Actor, 'userId'>, source: Pick<StoredSource, 'userId'>): boolean {
  return source.userId === userId;
}
