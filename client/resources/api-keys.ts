import { type List } from '../list';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type ApiKey,
  type ApiKeyList,
  type ApiKeyRequest,
  type ApiKeyRotationRequest,
  type CreatedApiKey,
  type IssuedApiKeyRequest,
  type ListApiKeysQuery,
  type RotatedApiKey,
} from '../openapi-types';

/** Manages the calling user's API keys. Calls on another user's key reject with a NotFoundError. */
export class ApiKeysResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Creates a key with at most the calling key's scopes. Only this answer contains the `key`. */
  create(key: ApiKeyRequest, options?: CreateOptions): Promise<CreatedApiKey> {
    return this.#engine.send({ method: 'POST', path: '/v1/api-keys', body: key }, options);
  }

  /** For operators: gives a user a key of any plan. Only this answer contains the `key`. */
  issue(userId: string, key: IssuedApiKeyRequest, options?: CreateOptions): Promise<CreatedApiKey> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/users/${userId}/api-keys`, body: key },
      options,
    );
  }

  /** Lists keys, newest first, including revoked keys. */
  list(page: ListApiKeysQuery = {}, options?: CallOptions): List<ApiKeyList, ApiKey> {
    return this.#engine.list(
      { path: '/v1/api-keys', query: page },
      { entries: 'api_keys', by: 'offset' },
      options,
    );
  }

  /**
   * Replaces a key. The old key stays valid for `overlap_hours` (default 24). ConflictError if the key was
   * already replaced.
   */
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

  /** Revokes a key at once. Never retries if the request may have arrived. */
  revoke(keyId: string, options?: CallOptions): Promise<ApiKey> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/api-keys/${keyId}` }, options);
  }
}
