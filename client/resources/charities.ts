import { type List } from '../list';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type AddCharityPhotoQuery,
  type Charity,
  type CharityBalance,
  type CharityChange,
  type CharityChangeRefusal,
  type CharityChanges,
  type CharityImpact,
  type GivePage,
  type CharityList,
  type CharityPhoto,
  type CharityRequest,
  type ImpactReport,
  type ImpactReportList,
  type ImpactReportRequest,
  type ListCharitiesQuery,
  type ListCharityRatingsQuery,
  type ListImpactReportsQuery,
  type Rating,
  type RatingList,
  type RatingRequest,
  type Trust,
} from '../openapi-types';

/** Manages charities that can receive gifts. */
export class CharitiesResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Lists charities, oldest first. `limit` is 1 to 100 (default 20), and `offset` starts at 0. */
  list(filter: ListCharitiesQuery = {}, options?: CallOptions): List<CharityList, Charity> {
    return this.#engine.list(
      { path: '/v1/charities', query: filter },
      { entries: 'charities', by: 'offset' },
      options,
    );
  }

  /** Reads a charity. NotFoundError if the charity does not exist. */
  get(charityId: string, options?: CallOptions): Promise<Charity> {
    return this.#engine.send({ method: 'GET', path: path`/v1/charities/${charityId}` }, options);
  }

  /** Creates a charity and makes the caller a member. ConflictError if its EIN is taken. */
  create(charity: CharityRequest, options?: CreateOptions): Promise<Charity> {
    return this.#engine.send({ method: 'POST', path: '/v1/charities', body: charity }, options);
  }

  /** For members: changes only the given fields. */
  update(charityId: string, changes: CharityChanges, options?: CallOptions): Promise<Charity> {
    return this.#engine.send(
      { method: 'PATCH', path: path`/v1/charities/${charityId}`, body: changes },
      options,
    );
  }

  /**
   * For members: adds a photograph. The picture is a JPEG, PNG or WebP of at most 10 MiB and 40 megapixels; its `type`
   * is sent as the media type. GivingApiError `LIMIT_EXCEEDED` if the charity has 12 photographs.
   */
  addPhoto(
    charityId: string,
    picture: Blob,
    about: AddCharityPhotoQuery = {},
    options?: CreateOptions,
  ): Promise<CharityPhoto> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/charities/${charityId}/photos`, query: about, body: picture },
      options,
    );
  }

  /** For members: removes a photograph. */
  removePhoto(charityId: string, photoId: string, options?: CallOptions): Promise<CharityPhoto> {
    return this.#engine.send(
      { method: 'DELETE', path: path`/v1/charities/${charityId}/photos/${photoId}` },
      options,
    );
  }

  /** Streams the picture of a photograph, as WebP. Its public address is the `url` of the photograph. */
  photo(photoId: string, options?: CallOptions): Promise<ReadableStream<Uint8Array>> {
    return this.#engine.stream({ method: 'GET', path: path`/v1/photos/${photoId}` }, options);
  }

  /** Confirms a change that another person asked for. For operators, and members of at least 30 days. */
  confirmChange(charityId: string, changeId: string, options?: CreateOptions): Promise<CharityChange> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/charities/${charityId}/changes/${changeId}/confirm` },
      options,
    );
  }

  /** For every member: stops a change that is not in force yet. */
  refuseChange(
    charityId: string,
    changeId: string,
    refusal: CharityChangeRefusal,
    options?: CreateOptions,
  ): Promise<CharityChange> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/charities/${charityId}/changes/${changeId}/refuse`, body: refusal },
      options,
    );
  }

  /** Reports the charity's results in a past period. ConflictError if another report covers some of its days. */
  createImpactReport(
    charityId: string,
    report: ImpactReportRequest,
    options?: CreateOptions,
  ): Promise<ImpactReport> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/charities/${charityId}/impact-reports`, body: report },
      options,
    );
  }

  /** Lists a charity's reports, newest period first. */
  listImpactReports(
    charityId: string,
    page: ListImpactReportsQuery = {},
    options?: CallOptions,
  ): List<ImpactReportList, ImpactReport> {
    return this.#engine.list(
      { path: path`/v1/charities/${charityId}/impact-reports`, query: page },
      { entries: 'reports', by: 'offset' },
      options,
    );
  }

  /** Withdraws a report, so that it no longer counts. */
  withdrawImpactReport(charityId: string, reportId: string, options?: CallOptions): Promise<ImpactReport> {
    return this.#engine.send(
      { method: 'DELETE', path: path`/v1/charities/${charityId}/impact-reports/${reportId}` },
      options,
    );
  }

  /** Reads a charity's received gifts (decimal strings, totals in USD) and reported results. */
  impact(charityId: string, options?: CallOptions): Promise<CharityImpact> {
    return this.#engine.send({ method: 'GET', path: path`/v1/charities/${charityId}/impact` }, options);
  }

  /**
   * Reads what a page for giving needs: the charity, its settings and methods, the smallest gift by currency, and the
   * processor's public key. `id` names a charity or a campaign. NotFoundError if the charity cannot receive gifts.
   */
  givePage(id: string, options?: CallOptions): Promise<GivePage> {
    return this.#engine.send({ method: 'GET', path: path`/v1/give/${id}`, isAnonymous: true }, options);
  }

  /** Reads the trust score (0 to 100) and the points of each factor. */
  trust(charityId: string, options?: CallOptions): Promise<Trust> {
    return this.#engine.send({ method: 'GET', path: path`/v1/charities/${charityId}/trust` }, options);
  }

  /** Rates a charity that you gave to, from 1 to 5. Replaces your earlier rating. */
  rate(charityId: string, body: RatingRequest, options?: CreateOptions): Promise<Rating> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/charities/${charityId}/ratings`, body },
      options,
    );
  }

  /** Lists a charity's ratings, newest first. */
  ratings(
    charityId: string,
    page: ListCharityRatingsQuery = {},
    options?: CallOptions,
  ): List<RatingList, Rating> {
    return this.#engine.list(
      { path: path`/v1/charities/${charityId}/ratings`, query: page },
      { entries: 'ratings', by: 'offset' },
      options,
    );
  }

  /** For members and operators: reads the platform's debt to a charity in each currency. */
  balance(charityId: string, options?: CallOptions): Promise<CharityBalance> {
    return this.#engine.send({ method: 'GET', path: path`/v1/charities/${charityId}/balance` }, options);
  }
}
