import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type FeeExportFilter,
  type FeeQuote,
  type FeeQuoteRequest,
  type FeeReport,
  type FeeReportFilter,
  type FeeSummary,
  type FeeSummaryFilter,
  type FeeTerms,
  type FeeTermsChanges,
} from '../types';

/** What gifts cost. Amounts are numbers in units of the currency here, and US dollars in reports. */
export class Fees {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** What a gift would cost; GivingApiError INVALID_CHARITY when the organization cannot receive. */
  calculate(request: FeeQuoteRequest, options?: CreateOptions): Promise<FeeQuote> {
    return this.#engine.send({ method: 'POST', path: '/api/v1/fees/calculate', body: request }, options);
  }

  /** Totals and a page of rows of a range of days, both included; `page` from 1, `limit` 1 to 100. */
  report(filter: FeeReportFilter, options?: CallOptions): Promise<FeeReport> {
    return this.#engine.send({ method: 'GET', path: '/api/v1/fees/report', query: filter }, options);
  }

  /** The figures of calendar buckets, oldest first. */
  summary(filter: FeeSummaryFilter = {}, options?: CallOptions): Promise<FeeSummary> {
    return this.#engine.send({ method: 'GET', path: '/api/v1/fees/summary', query: filter }, options);
  }

  /** Every posting of a range of days as a file's bytes; a stream that breaks off is an incomplete file. */
  export(filter: FeeExportFilter = {}, options?: CallOptions): Promise<ReadableStream<Uint8Array>> {
    return this.#engine.stream({ method: 'GET', path: '/api/v1/fees/export', query: filter }, options);
  }

  /** Which rate an organization pays, and why; for its members and operators. */
  getTerms(organizationId: string, options?: CallOptions): Promise<FeeTerms> {
    return this.#engine.send(
      { method: 'GET', path: path`/api/v1/fees/organizations/${organizationId}` },
      options,
    );
  }

  /** Changes an organization's terms; for operators. */
  updateTerms(organizationId: string, changes: FeeTermsChanges, options?: CallOptions): Promise<FeeTerms> {
    return this.#engine.send(
      { method: 'PATCH', path: path`/api/v1/fees/organizations/${organizationId}`, body: changes },
      options,
    );
  }
}
