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

  /** Offers work for a charity that the caller is a member of; hours name its id as `opportunity_id`. */
  create(opportunity: OpportunityRequest, options?: CreateOptions): Promise<Opportunity> {
    return this.#engine.send({ method: 'POST', path: '/v1/opportunities', body: opportunity }, options);
  }

  /** One page of opportunities, newest first. */
  list(filter: OpportunityFilter & Page = {}, options?: CallOptions): Promise<OpportunityList> {
    return this.#engine.send({ method: 'GET', path: '/v1/opportunities', query: filter }, options);
  }

  /** One opportunity; NotFoundError when there is none of that id. */
  get(opportunityId: string, options?: CallOptions): Promise<Opportunity> {
    return this.#engine.send({ method: 'GET', path: path`/v1/opportunities/${opportunityId}` }, options);
  }

  /** Changes what is named, and nothing else. */
  update(opportunityId: string, changes: OpportunityChanges, options?: CallOptions): Promise<Opportunity> {
    return this.#engine.send(
      { method: 'PATCH', path: path`/v1/opportunities/${opportunityId}`, body: changes },
      options,
    );
  }

  /** Closes an opportunity; hours that were worked may still name it. */
  close(opportunityId: string, options?: CallOptions): Promise<Opportunity> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/opportunities/${opportunityId}` }, options);
  }
}
