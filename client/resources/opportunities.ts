import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type Opportunity,
  type OpportunityChanges,
  type OpportunityFilter,
  type OpportunityList,
  type OpportunityRequest,
  type Page,
} from '../types';

/** Volunteer work that charities offer. */
export class Opportunities {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Offers work for a charity, for its members. Hours name it as `opportunity_id`. */
  create(opportunity: OpportunityRequest, options?: CreateOptions): Promise<Opportunity> {
    return this.#engine.send({ method: 'POST', path: '/v1/opportunities', body: opportunity }, options);
  }

  /** One page of opportunities, newest first. */
  list(filter: OpportunityFilter & Page = {}, options?: CallOptions): Promise<OpportunityList> {
    return this.#engine.send({ method: 'GET', path: '/v1/opportunities', query: filter }, options);
  }

  /** One opportunity. NotFoundError if it does not exist. */
  get(opportunityId: string, options?: CallOptions): Promise<Opportunity> {
    return this.#engine.send({ method: 'GET', path: path`/v1/opportunities/${opportunityId}` }, options);
  }

  /** Changes only the given fields. */
  update(opportunityId: string, changes: OpportunityChanges, options?: CallOptions): Promise<Opportunity> {
    return this.#engine.send(
      { method: 'PATCH', path: path`/v1/opportunities/${opportunityId}`, body: changes },
      options,
    );
  }

  /** Closes an opportunity. Hours worked before may still name it. */
  close(opportunityId: string, options?: CallOptions): Promise<Opportunity> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/opportunities/${opportunityId}` }, options);
  }
}
