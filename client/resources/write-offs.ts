import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import { type Page, type WriteOff, type WriteOffList, type WriteOffRequest } from '../types';

/** Debts of charities that the platform gives up: for operators. */
export class WriteOffs {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Asks for a write-off. ConflictError when the charity does not owe that much. */
  create(charityId: string, writeOff: WriteOffRequest, options?: CreateOptions): Promise<WriteOff> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/charities/${charityId}/write-offs`, body: writeOff },
      options,
    );
  }

  /** Approves a write-off that another operator asked for. */
  approve(charityId: string, writeOffId: string, options?: CreateOptions): Promise<WriteOff> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/charities/${charityId}/write-offs/${writeOffId}/approve` },
      options,
    );
  }

  /** One page of a charity's write-offs, newest first. */
  list(charityId: string, page: Page = {}, options?: CallOptions): Promise<WriteOffList> {
    return this.#engine.send(
      { method: 'GET', path: path`/v1/charities/${charityId}/write-offs`, query: page },
      options,
    );
  }
}
