import { type Actor } from '../../domain/access/actor';

/** Endpoints, deliveries and events belong to one account. Other accounts get 404. */
export function ownsWebhook(actor: Pick<Actor, 'accountId'>, resource: { accountId: string }): boolean {
  return resource.accountId === actor.accountId;
}
