import { type List } from '../list';
import { type AuditEntry, type AuditLog, type ListAuditLogQuery } from '../openapi-types';
import { type CallOptions, type RequestEngine } from '../request';

/** For operators: reads who changed what. */
export class AuditLogResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Lists the entries, newest first. */
  list(filter: ListAuditLogQuery = {}, options?: CallOptions): List<AuditLog, AuditEntry> {
    return this.#engine.list(
      { path: '/v1/audit-log', query: filter },
      { entries: 'entries', by: { cursor: 'audit_id' } },
      options,
    );
  }
}
