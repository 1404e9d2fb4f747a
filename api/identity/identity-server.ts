/** Creates the authorization server on first use, and again when its signing keys change. */
import { type Context } from 'koa';
import type Provider from 'oidc-provider';
import { inTransaction } from '../../db/database';
import { listSigningKeys } from '../../db/queries/platform/signing-keys';
import { renewSigningKey } from '../../operations/oauth-clients/renew-signing-key';
import { ownAddress } from '../own-address';
import { type ApiDependencies } from '../route';
import { createProvider } from './provider';
import { orderForSigning } from './signing-keys';

/**
 * The interval for reading keys that other processes stored. That is often enough, because a new key signs
 * only after a day.
 */
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
  const lookAgainAtMs = new Map<string, number>();

  async function make(issuer: string, earlier: Made | undefined): Promise<Made> {
    const at = new Date();
    await inTransaction(db, (tx) => renewSigningKey({ tx, at, secrets: gateways.secrets }));
    const keys = orderForSigning(await listSigningKeys(db), new Date());
    const version = keys.map((key) => key.kid).join(' ');
    if (earlier?.version === version) return earlier;
    const jwks = keys.map((key) => JSON.parse(gateways.secrets.open(key.sealedKey)) as object);
    return { provider: createProvider({ issuer, db, log, config, keys: jwks }), version };
  }

  const issuerOf = (context: Context) => ownAddress(context, config);

  return {
    issuerOf,
    async providerFor(context) {
      const issuer = issuerOf(context);
      const known = made.get(issuer);
      if (known !== undefined && Date.now() < (lookAgainAtMs.get(issuer) ?? 0)) return (await known).provider;
      lookAgainAtMs.set(issuer, Date.now() + KEYS_KNOWN_MS);
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
