/** Stores the authorization server's state in Postgres. Codes and tokens are stored only as hashes. */
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import { type Database, inTransaction } from '../../db/database';
import { findOauthClient, type OauthClient } from '../../db/queries/access/oauth-clients';
import {
  consumeOauthRecord,
  deleteOauthRecord,
  findOauthRecord,
  findOauthSession,
  type OauthRecord,
  saveOauthRecord,
} from '../../db/queries/access/oauth-records';
import { isBlocked } from '../../db/queries/users/blocks';
import { hashKey } from '../../gateways/secrets/tokens';
import { endGrant } from '../../operations/oauth-clients/end-grants';
import { clientMetadata } from './client-metadata';

/** Returns the storage adapter for one kind of record. oidc-provider names the kind in `model`. */
export function oauthAdapter(db: Database, model: string, own: Map<string, AdapterPayload>): Adapter {
  return model === 'Client' ? clientAdapter(db, own) : recordAdapter(db, model);
}

function recordAdapter(db: Database, model: string): Adapter {
  return {
    async upsert(id, payload, lifetimeSeconds) {
      const { jti: _secret, ...rest } = payload;
      if (holdsNul(rest)) throw new errors.InvalidRequest('parameters must not contain NUL characters');
      await saveOauthRecord(db, {
        model,
        idHash: hashKey(id),
        payload: withoutSessionId(rest),
        grantHash: payload.grantId === undefined ? null : hashKey(payload.grantId),
        sessionUid: payload.uid ?? null,
        clientId: payload.clientId ?? null,
        userId: payload.accountId ?? payload.session?.accountId ?? null,
        lifetimeSeconds,
      });
    },
    async find(id) {
      const record = await findOauthRecord(db, model, hashKey(id));
      return record === undefined ? undefined : toPayload(record, id);
    },
    async findByUid(uid) {
      const record = await findOauthSession(db, uid);
      return record === undefined ? undefined : toPayload(record);
    },
    async findByUserCode() {
      return undefined;
    },
    async consume(id) {
      if (await consumeOauthRecord(db, model, hashKey(id))) return;
      // Two requests used the same code or token, so the code or token may be stolen. Revoke the whole grant.
      const record = await findOauthRecord(db, model, hashKey(id));
      const { grantId } = (record?.payload ?? {}) as AdapterPayload;
      if (grantId !== undefined) await revokeGrant(db, grantId);
      throw new errors.InvalidGrant('already used');
    },
    async destroy(id) {
      if (model === 'Grant') await revokeGrant(db, id);
      else await deleteOauthRecord(db, model, hashKey(id));
    },
    async revokeByGrantId(grantId) {
      await revokeGrant(db, grantId);
    },
  };
}

async function revokeGrant(db: Database, grantId: string): Promise<void> {
  await inTransaction(db, (tx) => endGrant({ tx, at: new Date() }, hashKey(grantId)));
}

/**
 * Returns true if a value contains a NUL character. Request parameters may have such characters, but Postgres
 * refuses them.
 */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  return Object.entries(Object(value) as object).some(([name, held]) => holdsNul(name) || holdsNul(held));
}

/** Drops the session id from an interaction, so that only the browser holds it. */
function withoutSessionId(payload: AdapterPayload): Record<string, unknown> {
  const { cookie: _secret, ...session } = payload.session ?? {};
  return { ...payload, ...(payload.session === undefined ? {} : { session }) };
}

function toPayload({ payload, consumedAtSeconds }: OauthRecord, id?: string): AdapterPayload {
  return {
    ...payload,
    ...(id === undefined ? {} : { jti: id }),
    ...(consumedAtSeconds === null ? {} : { consumed: consumedAtSeconds }),
  };
}

/** A blocked person's own application ends with them, and so does one that acts as them. */
async function isDead(db: Database, { revokedAt, kind, madeByOwner, userId }: OauthClient): Promise<boolean> {
  if (revokedAt !== null) return true;
  return (kind === 'machine' || madeByOwner) && (await isBlocked(db, userId));
}

/**
 * The authorization server only reads clients: the platform's own clients, and the clients that the API
 * created.
 */
function clientAdapter(db: Database, own: Map<string, AdapterPayload>): Adapter {
  const refuse = () => Promise.reject(new Error('clients are created only through the API'));
  return {
    async find(id) {
      if (own.has(id)) return own.get(id);
      const client = await findOauthClient(db, id);
      return client === undefined || (await isDead(db, client)) ? undefined : clientMetadata(client);
    },
    upsert: refuse,
    findByUid: refuse,
    findByUserCode: refuse,
    consume: refuse,
    destroy: refuse,
    revokeByGrantId: refuse,
  };
}
