/** What the paths of the table name: each kind made when a path first asks for it, belonging to `owner` and `member`. */
import { selectRows } from '../../db/database';
import { insertInvitation } from '../../db/queries/charity-members';
import { addMember } from '../../db/queries/charities';
import { newId } from '../../new-id';
import { buildActor, buildCharity, buildDonation } from '../factories';
import { type TestApi } from '../support/api';
import { buildKey, type Cast } from './cast';

type Maker = (world: { api: TestApi; cast: Cast; resources: Resources }) => Promise<string>;

/** How a test gets each path parameter. A new kind of resource adds a line here. */
const MAKERS: Record<string, Maker> = {
  key_id: async ({ api, cast }) => (await buildKey(api.db, cast.owner)).id,
  charity_id: async ({ api, cast }) => {
    const { id } = await buildCharity(api.db);
    await addMember(api.db, id, cast.member.userId);
    return id;
  },
  user_id: async ({ api, resources }) => {
    const colleague = await buildActor(api.db, { memberOf: await resources.get('charity_id') });
    return colleague.userId;
  },
  invitation_id: async ({ api, cast, resources }) => {
    const id = newId('invitation');
    await insertInvitation(api.db, {
      id,
      charityId: await resources.get('charity_id'),
      email: 'invited@example.org',
      tokenHash: id,
      invitedBy: cast.member.userId,
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 60_000),
      acceptedBy: null,
      acceptedAt: null,
      revokedAt: null,
    });
    return id;
  },
  donation_id: async ({ api, cast, resources }) => {
    const { userId: donorUserId, accountId } = cast.owner;
    const charityId = await resources.get('charity_id');
    return (await buildDonation(api.db, { donorUserId, accountId, charityId })).id;
  },
  endpoint_id: async ({ api, cast }) => {
    const { body, text } = await api.call<{ endpoint_id: string }>('POST', '/v1/webhooks/endpoints', {
      key: cast.owner.key,
      body: { url: 'https://example.org/hook', events: ['*'] },
    });
    if (body.endpoint_id === undefined) throw new Error(text);
    return body.endpoint_id;
  },
  event_id: async ({ api, cast }) => {
    const id = newId('event');
    await selectRows(
      api.db,
      `INSERT INTO events (id, account_id, name, data, occurred_at, sequence)
       SELECT $1, $2, 'donation.created', '{}', now(), coalesce(max(sequence), 0) + 1
       FROM events WHERE account_id = $2 RETURNING 1`,
      [id, cast.owner.accountId],
    );
    return id;
  },
  delivery_id: async ({ api, cast, resources }) => {
    const id = newId('delivery');
    await selectRows(
      api.db,
      `INSERT INTO webhook_deliveries (id, event_id, endpoint_id, account_id, state)
       VALUES ($1, $2, $3, $4, 'delivered') RETURNING 1`,
      [id, await resources.get('event_id'), await resources.get('endpoint_id'), cast.owner.accountId],
    );
    return id;
  },
  client_id: async ({ api, cast }) => {
    const { body } = await api.call<{ client_id: string }>('POST', '/v1/oauth/clients', {
      key: cast.operator.key,
      body: {
        name: 'App',
        kind: 'web',
        redirect_uris: ['https://app.example/back'],
        scopes: ['charities:read'],
      },
    });
    return body.client_id;
  },
};

export interface Resources {
  get(parameter: string): Promise<string>;
  /** A route's path with its parameters filled in. */
  fill(path: string): Promise<string>;
}

export function createResources(api: TestApi, cast: Cast): Resources {
  const made = new Map<string, Promise<string>>();
  const resources: Resources = {
    get(parameter) {
      const make = MAKERS[parameter];
      if (make === undefined) {
        throw new Error(
          `test/access/resources.ts does not say how a test gets {${parameter}}: add it to MAKERS`,
        );
      }
      const one = made.get(parameter) ?? make({ api, cast, resources });
      made.set(parameter, one);
      return one;
    },
    async fill(path) {
      const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      let filled = path;
      for (const name of parameters) filled = filled.replace(`{${name}}`, await resources.get(name));
      return filled;
    },
  };
  return resources;
}
