import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type ApiKey,
  type ApiKeyList,
  type ApiKeyRequest,
  type ApiKeyRotationRequest,
  type CreatedApiKey,
  type IssuedApiKeyRequest,
  type Page,
  type RotatedApiKey,
} from '../types';

/** The calling user's API keys. Every call on a key that is not the caller's rejects with a NotFoundError. */
export class ApiKeys {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Makes another key with at most the scopes of the calling one; the answer's `key` is shown only now. */
  create(key: ApiKeyRequest, options?: CreateOptions): Promise<CreatedApiKey> {
    return this.#engine.send({ method: 'POST', path: '/v1/api-keys', body: key }, options);
  }

  /** Gives a user a key of any plan, as an operator; the answer's `key` is shown only now. */
  issue(userId: string, key: IssuedApiKeyRequest, options?: CreateOptions): Promise<CreatedApiKey> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/users/${userId}/api-keys`, body: key },
      options,
    );
  }

  /** One page of keys, newest first, revoked ones too. */
  list(page: Page = {}, options?: CallOptions): Promise<ApiKeyList> {
    return this.#engine.send({ method: 'GET', path: '/v1/api-keys', query: page }, options);
  }

  /** Replaces a key; the old one stays good for `overlap_hours` (default 24). ConflictError when it was replaced before. */
  rotate(
    keyId: string,
    rotation: ApiKeyRotationRequest = {},
    options?: CreateOptions,
  ): Promise<RotatedApiKey> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/api-keys/${keyId}/rotate`, body: rotation },
      options,
    );
  }

  /** Ends a key at once; a call that may have arrived is not repeated. */
  revoke(keyId: string, options?: CallOptions): Promise<ApiKey> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/api-keys/${keyId}` }, options);
  }
}
