import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import { type Page, type WriteOff, type WriteOffList, type WriteOffRequest } from '../types';

/** For operators: writes off debts that charities owe the platform. */
export class WriteOffs {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Asks for a write-off. ConflictError if the charity does not owe that much. */
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

  /** Lists a charity's write-offs, newest first. */
  list(charityId: string, page: Page = {}, options?: CallOptions): Promise<WriteOffList> {
    return this.#engine.send(
      { method: 'GET', path: path`/v1/charities/${charityId}/write-offs`, query: page },
      options,
    );
  }
}
