import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type OauthClient,
  type OauthClientList,
  type OauthClientRequest,
  type Page,
  type SecretOauthClient,
} from '../types';

/** Applications that sign users in, and machines: for operators. */
export class OauthClients {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Registers a client; the answer's `client_secret` is shown only now. */
  create(client: OauthClientRequest, options?: CreateOptions): Promise<SecretOauthClient> {
    return this.#engine.send({ method: 'POST', path: '/v1/oauth/clients', body: client }, options);
  }

  /** One page of clients, newest first, revoked ones too. */
  list(page: Page = {}, options?: CallOptions): Promise<OauthClientList> {
    return this.#engine.send({ method: 'GET', path: '/v1/oauth/clients', query: page }, options);
  }

  /** One client, without its secret. */
  get(clientId: string, options?: CallOptions): Promise<OauthClient> {
    return this.#engine.send({ method: 'GET', path: path`/v1/oauth/clients/${clientId}` }, options);
  }

  /** Gives a client a new secret, shown only now; the old one ends at once. */
  rotateSecret(clientId: string, options?: CreateOptions): Promise<SecretOauthClient> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/oauth/clients/${clientId}/rotate-secret` },
      options,
    );
  }

  /** Ends a client and every token it holds; a call that may have arrived is not repeated. */
  revoke(clientId: string, options?: CallOptions): Promise<OauthClient> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/oauth/clients/${clientId}` }, options);
  }
}
