import { type List } from '../list';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type ListWriteOffsQuery,
  type WriteOff,
  type WriteOffList,
  type WriteOffRequest,
} from '../openapi-types';

/** For operators: writes off debts that charities owe the platform. */
export class WriteOffsResource {
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
  list(
    charityId: string,
    page: ListWriteOffsQuery = {},
    options?: CallOptions,
  ): List<WriteOffList, WriteOff> {
    return this.#engine.list(
      { path: path`/v1/charities/${charityId}/write-offs`, query: page },
      { entries: 'write_offs', by: 'offset' },
      options,
    );
  }
}
