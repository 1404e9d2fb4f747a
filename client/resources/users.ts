import { type CallOptions, path, type RequestEngine } from '../request';
import {
  type AccountPlan,
  type AccountPlanRequest,
  type Profile,
  type ProfileChanges,
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

  /** For operators: sets the plan of a user's account, which all its keys share. */
  setPlan(userId: string, plan: AccountPlanRequest, options?: CallOptions): Promise<AccountPlan> {
    return this.#engine.send({ method: 'PATCH', path: path`/v1/users/${userId}/plan`, body: plan }, options);
  }
}
