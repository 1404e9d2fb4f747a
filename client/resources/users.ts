import { type List } from '../list';
import { type CallOptions, path, type RequestEngine } from '../request';
import {
  type AccountPlan,
  type AccountPlanRequest,
  type Application,
  type ApplicationList,
  type EndedSessions,
  type ListApplicationsQuery,
  type ListSessionsQuery,
  type Profile,
  type ProfileChanges,
  type Session,
  type SessionList,
} from '../openapi-types';

/** Reads and changes the calling user. */
export class UsersResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Reads the calling user: their roles and charities, and their preferences for mails. */
  me(options?: CallOptions): Promise<Profile> {
    return this.#engine.send({ method: 'GET', path: '/v1/users/me' }, options);
  }

  /** Changes the name and the language of mails, and switches kinds of mails on or off. */
  update(changes: ProfileChanges, options?: CallOptions): Promise<Profile> {
    return this.#engine.send({ method: 'PATCH', path: '/v1/users/me', body: changes }, options);
  }

  /** Lists the signed-in sessions, newest sign-in first. */
  sessions(page: ListSessionsQuery = {}, options?: CallOptions): List<SessionList, Session> {
    return this.#engine.list(
      { path: '/v1/users/me/sessions', query: page },
      { entries: 'sessions', by: 'offset' },
      options,
    );
  }

  /** Ends a session and all tokens that applications got in it. */
  endSession(sessionId: string, options?: CallOptions): Promise<Session> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/users/me/sessions/${sessionId}` }, options);
  }

  /** Ends all sessions except the one of the token that asks. */
  endOtherSessions(options?: CallOptions): Promise<EndedSessions> {
    return this.#engine.send({ method: 'DELETE', path: '/v1/users/me/sessions' }, options);
  }

  /** Lists the applications that may act for the calling user. */
  applications(page: ListApplicationsQuery = {}, options?: CallOptions): List<ApplicationList, Application> {
    return this.#engine.list(
      { path: '/v1/users/me/applications', query: page },
      { entries: 'applications', by: 'offset' },
      options,
    );
  }

  /** Takes back the access of an application, and revokes all its tokens. */
  revokeApplication(clientId: string, options?: CallOptions): Promise<Application> {
    return this.#engine.send(
      { method: 'DELETE', path: path`/v1/users/me/applications/${clientId}` },
      options,
    );
  }

  /** For operators: sets the plan of a user's account, which all its keys share. */
  setPlan(userId: string, plan: AccountPlanRequest, options?: CallOptions): Promise<AccountPlan> {
    return this.#engine.send({ method: 'PATCH', path: path`/v1/users/${userId}/plan`, body: plan }, options);
  }
}
