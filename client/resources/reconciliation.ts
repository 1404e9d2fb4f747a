import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type Page,
  type ReconciliationFilter,
  type ReconciliationItem,
  type ReconciliationList,
} from '../types';

/** For operators: the differences between the ledger and processors, banks and the receipt log. */
export class Reconciliation {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Lists differences: unresolved ones first, then the oldest first. */
  list(filter: ReconciliationFilter & Page = {}, options?: CallOptions): Promise<ReconciliationList> {
    return this.#engine.send({ method: 'GET', path: '/v1/reconciliation', query: filter }, options);
  }

  /** Reads a difference. */
  get(itemId: string, options?: CallOptions): Promise<ReconciliationItem> {
    return this.#engine.send({ method: 'GET', path: path`/v1/reconciliation/${itemId}` }, options);
  }

  /**
   * Explains an open difference. A second call by another operator resolves it. ForbiddenError if one person could have
   * made both calls. ConflictError if it is already resolved.
   */
  resolve(itemId: string, reason: string, options?: CreateOptions): Promise<ReconciliationItem> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/reconciliation/${itemId}/resolve`, body: { reason } },
      options,
    );
  }
}
