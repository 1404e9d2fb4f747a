/**
 * Who may use each endpoint: a row for every route, by its operationId. Credentials, scopes, roles and key-only routes
 * are read from the route itself; a row says what the handler's own policy does with the one in the path.
 *
 * `others` is everybody without an outcome of their own. `owner` owns what the path names, `member` belongs to the
 * charity in it. A body must be valid, because a request is validated before it is authorised.
 */
import { type Resources } from './resources';

/** `ok`: let through (whatever the handler makes of it, short of 400, 401, 403, 404 and 5xx). */
export type Outcome = 'ok' | 403 | 404;

export interface Row {
  others: Outcome;
  owner?: Outcome;
  member?: Outcome;
  reviewer?: Outcome;
  operator?: Outcome;
  body?: (resources: Resources) => object | Promise<object>;
  query?: string;
}

const everybody: Row = { others: 'ok' };
const ownerOnly: Row = { owner: 'ok', others: 404 };
const operatorOnly: Row = { operator: 'ok', others: 403 };
const membersAndOperators: Row = { member: 'ok', operator: 'ok', others: 403 };

export const ROWS: Record<string, Row> = {
  createApiKey: { ...everybody, body: () => ({ name: 'a', scopes: ['charities:read'] }) },
  listApiKeys: everybody,
  rotateApiKey: { ...ownerOnly, body: () => ({}) },
  revokeApiKey: ownerOnly,

  listCharities: everybody,
  getCharity: everybody,
  getCharityImpact: everybody,
  getCharityTrust: everybody,
  listCharityRatings: everybody,
  // Only who gave, which nobody of the cast did.
  rateCharity: { others: 403, body: () => ({ rating: 5 }) },

  listCharityMembers: membersAndOperators,
  addCharityMember: { ...operatorOnly, body: async ({ get }) => ({ user_id: await get('user_id') }) },
  removeCharityMember: membersAndOperators,
  inviteCharityMember: { ...membersAndOperators, body: () => ({ email: 'new@example.org' }) },
  listCharityInvitations: membersAndOperators,
  revokeCharityInvitation: membersAndOperators,
  acceptInvitation: { others: 404, body: () => ({ token: 'unknown' }) },

  createDonation: {
    ...everybody,
    body: async ({ get }) => ({ charity_id: await get('charity_id'), amount: '5.00', currency: 'USD' }),
  },
  getDonation: { owner: 'ok', operator: 'ok', others: 404 },
  listMyDonations: everybody,
  calculateFees: {
    ...everybody,
    body: async ({ get }) => ({
      amount: 100,
      currency: 'USD',
      payment_method: 'card',
      organization_id: await get('charity_id'),
    }),
  },
  getSandbox: everybody,

  createWebhookEndpoint: { ...everybody, body: () => ({ url: 'https://example.org/hook', events: ['*'] }) },
  listWebhookEndpoints: everybody,
  getWebhookEndpoint: ownerOnly,
  updateWebhookEndpoint: { ...ownerOnly, body: () => ({ description: 'mine' }) },
  deleteWebhookEndpoint: ownerOnly,
  rotateWebhookSecret: ownerOnly,
  testWebhookEndpoint: ownerOnly,
  recoverWebhookEndpoint: {
    ...ownerOnly,
    body: () => ({ since: new Date(Date.now() - 1_000).toISOString() }),
  },
  listWebhookDeliveries: everybody,
  getWebhookDelivery: ownerOnly,
  redeliverWebhook: ownerOnly,
  listEvents: everybody,
  getEvent: ownerOnly,

  createOauthClient: {
    ...operatorOnly,
    body: () => ({
      name: 'App',
      kind: 'public',
      redirect_uris: ['https://app.example/back'],
      scopes: ['charities:read'],
    }),
  },
  listOauthClients: operatorOnly,
  getOauthClient: operatorOnly,
  revokeOauthClient: operatorOnly,
  rotateOauthClientSecret: operatorOnly,
  listAuditLog: operatorOnly,
};
