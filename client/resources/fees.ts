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

/** Fees of gifts. Amounts are numbers here: in the gift's currency, and in US dollars in reports. */
export class Fees {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Quotes the fees of a gift. GivingApiError `INVALID_CHARITY` if the organization cannot receive gifts. */
  calculate(request: FeeQuoteRequest, options?: CreateOptions): Promise<FeeQuote> {
    return this.#engine.send({ method: 'POST', path: '/api/v1/fees/calculate', body: request }, options);
  }

  /** Totals and one page of rows for a range of days, both inclusive. `page` from 1, `limit` 1 to 100. */
  report(filter: FeeReportFilter, options?: CallOptions): Promise<FeeReport> {
    return this.#engine.send({ method: 'GET', path: '/api/v1/fees/report', query: filter }, options);
  }

  /** Figures for each calendar period, oldest first. */
  summary(filter: FeeSummaryFilter = {}, options?: CallOptions): Promise<FeeSummary> {
    return this.#engine.send({ method: 'GET', path: '/api/v1/fees/summary', query: filter }, options);
  }

  /** Every posting in a range of days, as a file. If the stream ends with an error, the file is incomplete. */
  export(filter: FeeExportFilter = {}, options?: CallOptions): Promise<ReadableStream<Uint8Array>> {
    return this.#engine.stream({ method: 'GET', path: '/api/v1/fees/export', query: filter }, options);
  }

  /** The rate that an organization pays and the reason, for its members and operators. */
  getTerms(organizationId: string, options?: CallOptions): Promise<FeeTerms> {
    return this.#engine.send(
      { method: 'GET', path: path`/api/v1/fees/organizations/${organizationId}` },
      options,
    );
  }

  /** Changes an organization's terms, for operators. */
  updateTerms(organizationId: string, changes: FeeTermsChanges, options?: CallOptions): Promise<FeeTerms> {
    return this.#engine.send(
      { method: 'PATCH', path: path`/api/v1/fees/organizations/${organizationId}`, body: changes },
      options,
    );
  }
}
