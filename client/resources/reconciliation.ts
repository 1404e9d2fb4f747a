import { type List } from '../list';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type ListReconciliationQuery,
  type ReconciliationItem,
  type ReconciliationList,
} from '../openapi-types';

/** For operators: the differences between the ledger and processors, banks and the receipt log. */
export class ReconciliationResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Lists differences: unresolved ones first, then the oldest first. */
  list(
    filter: ListReconciliationQuery = {},
    options?: CallOptions,
  ): List<ReconciliationList, ReconciliationItem> {
    return this.#engine.list(
      { path: '/v1/reconciliation', query: filter },
      { entries: 'items', by: 'offset' },
      options,
    );
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
