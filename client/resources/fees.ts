import { type List } from '../list';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type ExportFeesQuery,
  type FeeQuote,
  type FeeQuoteRequest,
  type FeeReport,
  type FeeReportRow,
  type FeeSummary,
  type FeeTerms,
  type FeeTermsChanges,
  type ReportFeesQuery,
  type SummarizeFeesQuery,
} from '../openapi-types';

/** Quotes and reports fees. Amounts are numbers, in the gift's currency or, in reports, in US dollars. */
export class FeesResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Quotes the fees of a gift. GivingApiError `INVALID_CHARITY` if the organization cannot receive gifts. */
  calculate(request: FeeQuoteRequest, options?: CreateOptions): Promise<FeeQuote> {
    return this.#engine.send({ method: 'POST', path: '/api/v1/fees/calculate', body: request }, options);
  }

  /** Returns totals and one page of rows for an inclusive range of days. `page` starts at 1. `limit` is 1 to 100. */
  report(filter: ReportFeesQuery, options?: CallOptions): List<FeeReport, FeeReportRow> {
    return this.#engine.list(
      { path: '/api/v1/fees/report', query: filter },
      { entries: 'rows', by: 'page' },
      options,
    );
  }

  /** Returns the figures of each calendar period, oldest first. */
  summary(filter: SummarizeFeesQuery = {}, options?: CallOptions): Promise<FeeSummary> {
    return this.#engine.send({ method: 'GET', path: '/api/v1/fees/summary', query: filter }, options);
  }

  /** Exports every posting in a range of days as a file. If the stream ends with an error, the file is incomplete. */
  export(filter: ExportFeesQuery = {}, options?: CallOptions): Promise<ReadableStream<Uint8Array>> {
    return this.#engine.stream({ method: 'GET', path: '/api/v1/fees/export', query: filter }, options);
  }

  /** For members and operators: reads an organization's fee rate and the reason for it. */
  getTerms(organizationId: string, options?: CallOptions): Promise<FeeTerms> {
    return this.#engine.send(
      { method: 'GET', path: path`/api/v1/fees/organizations/${organizationId}` },
      options,
    );
  }

  /** For operators: changes an organization's terms. */
  updateTerms(organizationId: string, changes: FeeTermsChanges, options?: CallOptions): Promise<FeeTerms> {
    return this.#engine.send(
      { method: 'PATCH', path: path`/api/v1/fees/organizations/${organizationId}`, body: changes },
      options,
    );
  }
}
