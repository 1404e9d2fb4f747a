import { findDelivery } from '../../db/queries/webhooks/deliveries';
import { findEndpoint } from '../../db/queries/webhooks/endpoints';
import { type Actor } from '../../domain/access/actor';
import { resource } from './resource';

/** Endpoints and deliveries belong to an account. */
const ofAccount = {
  owner: (row: { accountId: string }, { accountId }: Actor) => row.accountId === accountId,
  read: ['owner'],
} as const;

export const { load: loadEndpoint } = resource('webhook endpoint', findEndpoint, ofAccount);
export const { load: loadDelivery } = resource('delivery', findDelivery, ofAccount);
