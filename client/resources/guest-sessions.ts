/** Gifts without an account, and the two uses of the call that opens a session. */
import { GuestSessionsCalls } from '../openapi-resources';
import { type GuestSession, type GuestSessionRequest } from '../openapi-types';
import { type CallOptions, type CreateOptions, type RequestEngine } from '../request';

/** Lets people give without an account. Make another client with the session's `access_token` to give. */
export class GuestSessionsResource extends GuestSessionsCalls {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    super(engine);
    this.#engine = engine;
  }

  /** Begins a session with a proof. A proof works once, so the call is not retried: get a new challenge instead. */
  begin(request: GuestSessionRequest & { proof: string }, options?: CallOptions): Promise<GuestSession> {
    return this.#engine.send(
      { method: 'POST', path: '/v1/guest-sessions', body: request, isAnonymous: true },
      { maxRetries: 0, ...options },
    );
  }

  /**
   * Exchanges the client's own token, the last one of its session, for a new one. If no answer arrives, repeat the call
   * with the same token and `idempotencyKey`.
   */
  renew(options?: CreateOptions): Promise<GuestSession> {
    return this.#engine.send({ method: 'POST', path: '/v1/guest-sessions', body: {} }, options);
  }
}
