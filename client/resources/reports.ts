import { type List } from '../list';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type GetReportFileQuery,
  type ListReportsQuery,
  type SavedReport,
  type SavedReportChanges,
  type SavedReportList,
  type SavedReportRequest,
} from '../openapi-types';

/** For members and operators: saved reports of a charity, whose files arrive by mail. */
export class ReportsResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Saves a report. ConflictError without the subscription `custom_reporting`. */
  create(charityId: string, report: SavedReportRequest, options?: CreateOptions): Promise<SavedReport> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/charities/${charityId}/reports`, body: report },
      options,
    );
  }

  /** Lists the saved reports of a charity, oldest first. */
  list(
    charityId: string,
    page: ListReportsQuery = {},
    options?: CallOptions,
  ): List<SavedReportList, SavedReport> {
    return this.#engine.list(
      { path: path`/v1/charities/${charityId}/reports`, query: page },
      { entries: 'reports', by: 'offset' },
      options,
    );
  }

  /** Changes only the given fields. */
  update(
    charityId: string,
    reportId: string,
    changes: SavedReportChanges,
    options?: CallOptions,
  ): Promise<SavedReport> {
    return this.#engine.send(
      { method: 'PATCH', path: path`/v1/charities/${charityId}/reports/${reportId}`, body: changes },
      options,
    );
  }

  /** Deletes a saved report. */
  remove(charityId: string, reportId: string, options?: CallOptions): Promise<SavedReport> {
    return this.#engine.send(
      { method: 'DELETE', path: path`/v1/charities/${charityId}/reports/${reportId}` },
      options,
    );
  }

  /** Streams the file that the next mail would carry, or one for other days. */
  file(
    charityId: string,
    reportId: string,
    days: GetReportFileQuery = {},
    options?: CallOptions,
  ): Promise<ReadableStream<Uint8Array>> {
    return this.#engine.stream(
      { method: 'GET', path: path`/v1/charities/${charityId}/reports/${reportId}/file`, query: days },
      options,
    );
  }
}
