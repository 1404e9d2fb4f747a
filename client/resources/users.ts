import { type CallOptions, type RequestEngine } from '../request';
import { type Profile, type ProfileChanges } from '../types';

/** Reads and changes the calling user. */
export class Users {
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
}
