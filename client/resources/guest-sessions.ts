import { type List } from '../list';
import { type CallOptions, type CreateOptions, type RequestEngine } from '../request';
import {
  type GuestChallenge,
  type GuestLinkRequest,
  type GuestLinkRequested,
  type GuestReport,
  type GuestReportList,
  type GuestSession,
  type GuestSessionRequest,
  type ListGuestReportsQuery,
} from '../openapi-types';

/** Lets people give without an account. Make another client with the session's `access_token` to give. */
export class GuestSessionsResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Returns a challenge of ALTCHA. Its solution begins a session. */
  challenge(options?: CallOptions): Promise<GuestChallenge> {
    return this.#engine.send(
      { method: 'GET', path: '/v1/guest-sessions/challenge', isAnonymous: true },
      options,
    );
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

  /** Mails a link to the gifts and plans that guests made with an address, if there are any. */
  sendLink(request: GuestLinkRequest, options?: CallOptions): Promise<GuestLinkRequested> {
    return this.#engine.send(
      { method: 'POST', path: '/v1/guest-sessions/link', body: request, isAnonymous: true },
      options,
    );
  }

  /** For reviewers: lists addresses whose guests gave more in a year than their limit, newest first. */
  listReports(page: ListGuestReportsQuery = {}, options?: CallOptions): List<GuestReportList, GuestReport> {
    return this.#engine.list(
      { path: '/v1/guest-reports', query: page },
      { entries: 'guest_reports', by: 'offset' },
      options,
    );
  }
}
