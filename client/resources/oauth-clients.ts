import { type List } from '../list';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type ListOauthClientsQuery,
  type OauthClient,
  type OauthClientList,
  type OauthClientRequest,
  type SecretOauthClient,
} from '../openapi-types';

/** For operators: manages applications that sign users in, and machine clients. */
export class OauthClientsResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Registers a client. Only this answer contains the `client_secret`. */
  create(client: OauthClientRequest, options?: CreateOptions): Promise<SecretOauthClient> {
    return this.#engine.send({ method: 'POST', path: '/v1/oauth/clients', body: client }, options);
  }

  /** Lists clients, newest first, including revoked clients. */
  list(page: ListOauthClientsQuery = {}, options?: CallOptions): List<OauthClientList, OauthClient> {
    return this.#engine.list(
      { path: '/v1/oauth/clients', query: page },
      { entries: 'clients', by: 'offset' },
      options,
    );
  }

  /** Reads a client without its secret. */
  get(clientId: string, options?: CallOptions): Promise<OauthClient> {
    return this.#engine.send({ method: 'GET', path: path`/v1/oauth/clients/${clientId}` }, options);
  }

  /** Gives a client a new secret, which only this answer contains. The old secret ends at once. */
  rotateSecret(clientId: string, options?: CreateOptions): Promise<SecretOauthClient> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/oauth/clients/${clientId}/rotate-secret` },
      options,
    );
  }

  /** Revokes a client and all its tokens. Never retries if the request may have arrived. */
  revoke(clientId: string, options?: CallOptions): Promise<OauthClient> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/oauth/clients/${clientId}` }, options);
  }

  /** Marks an application as reviewed. It may then have any number of users. */
  review(clientId: string, options?: CreateOptions): Promise<OauthClient> {
    return this.#engine.send({ method: 'POST', path: path`/v1/oauth/clients/${clientId}/review` }, options);
  }
}
