import { type List } from '../list';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type ListOpportunitiesQuery,
  type Opportunity,
  type OpportunityChanges,
  type OpportunityList,
  type OpportunityRequest,
} from '../openapi-types';

/** Manages the volunteer work that charities offer. */
export class OpportunitiesResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** For members: offers volunteer work. Submitted hours name the opportunity in `opportunity_id`. */
  create(opportunity: OpportunityRequest, options?: CreateOptions): Promise<Opportunity> {
    return this.#engine.send({ method: 'POST', path: '/v1/opportunities', body: opportunity }, options);
  }

  /** Lists opportunities, newest first. */
  list(filter: ListOpportunitiesQuery = {}, options?: CallOptions): List<OpportunityList, Opportunity> {
    return this.#engine.list(
      { path: '/v1/opportunities', query: filter },
      { entries: 'opportunities', by: 'offset' },
      options,
    );
  }

  /** Reads an opportunity. NotFoundError if the opportunity does not exist. */
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

  /** Closes an opportunity. VolunteerHours that were worked before may still name the opportunity. */
  close(opportunityId: string, options?: CallOptions): Promise<Opportunity> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/opportunities/${opportunityId}` }, options);
  }
}
