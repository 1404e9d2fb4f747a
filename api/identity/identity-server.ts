/** Creates the authorization server on first use, and again when its signing keys change. */
import { type Context } from 'koa';
import type Provider from 'oidc-provider';
import { inTransaction } from '../../db/database';
import { listSigningKeys } from '../../db/queries/platform/signing-keys';
import { renewSigningKey } from '../../operations/access/renew-signing-key';
import { type ApiDependencies } from '../route';
import { createProvider } from './provider';
import { orderForSigning } from './signing-keys';

/** How often to look for keys that other processes made. That is soon enough: a new key signs after a day. */
const KEYS_KNOWN_MS = 60_000;

export interface IdentityServer {
  issuerOf(context: Context): string;
  providerFor(context: Context): Promise<Provider>;
}

interface Made {
  provider: Provider;
  version: string;
}

export function createIdentityServer(dependencies: ApiDependencies): IdentityServer {
  const { config, db, gateways, log } = dependencies;
  const made = new Map<string, Promise<Made>>();
  let lookAgainAt = 0;

  async function make(issuer: string, earlier: Made | undefined): Promise<Made> {
    const at = new Date();
    await inTransaction(db, (tx) => renewSigningKey(tx, { secrets: gateways.secrets, at }));
    const keys = orderForSigning(await listSigningKeys(db), new Date());
    const version = keys.map((key) => key.kid).join(' ');
    if (earlier?.version === version) return earlier;
    const jwks = keys.map((key) => JSON.parse(gateways.secrets.open(key.sealedKey)) as object);
    return { provider: createProvider({ issuer, db, log, dataKeys: config.dataKeys, keys: jwks }), version };
  }

  function issuerOf(context: Context): string {
    if (config.publicUrl !== undefined) return config.publicUrl.replace(/\/+$/, '');
    // Never the Host header: its sender would choose the address in our links and tokens.
    return `http://127.0.0.1:${String(context.req.socket.localPort ?? config.port)}`;
  }

  return {
    issuerOf,
    async providerFor(context) {
      const issuer = issuerOf(context);
      const known = made.get(issuer);
      if (known !== undefined && Date.now() < lookAgainAt) return (await known).provider;
      lookAgainAt = Date.now() + KEYS_KNOWN_MS;
      const next = (known ?? Promise.resolve(undefined)).then((earlier) => make(issuer, earlier));
      made.set(issuer, next);
      try {
        return (await next).provider;
      } catch (error) {
        made.delete(issuer);
        throw error;
      }
    },
  };
}
