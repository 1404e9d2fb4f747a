import { type Actor } from '../../db/queries/access/api-keys';

/** Endpoints, deliveries and events belong to one account. For other accounts they do not exist. */
export function ownsWebhook(actor: Pick<Actor, 'accountId'>, resource: { accountId: string }): boolean {
  return resource.accountId === actor.accountId;
}
