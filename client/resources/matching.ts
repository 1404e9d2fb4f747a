import { type List } from '../list';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type ListMatchingPledgesQuery,
  type MatchingPledge,
  type MatchingPledgeChanges,
  type MatchingPledgeList,
  type MatchingPledgeRequest,
} from '../openapi-types';

/** Manages the pledges of sponsors to match the gifts of a campaign. */
export class MatchingResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Pledges to match gifts. The pledge matches nothing until a member of the charity accepts it. */
  create(
    campaignId: string,
    pledge: MatchingPledgeRequest,
    options?: CreateOptions,
  ): Promise<MatchingPledge> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/campaigns/${campaignId}/matching`, body: pledge },
      options,
    );
  }

  /** Lists the pledges for a campaign, newest first. Sponsors see their own, members and operators see all. */
  list(
    campaignId: string,
    page: ListMatchingPledgesQuery = {},
    options?: CallOptions,
  ): List<MatchingPledgeList, MatchingPledge> {
    return this.#engine.list(
      { path: path`/v1/campaigns/${campaignId}/matching`, query: page },
      { entries: 'pledges', by: 'offset' },
      options,
    );
  }

  /** Reads a pledge. NotFoundError if the caller may not see it. */
  get(campaignId: string, pledgeId: string, options?: CallOptions): Promise<MatchingPledge> {
    return this.#engine.send(
      { method: 'GET', path: path`/v1/campaigns/${campaignId}/matching/${pledgeId}` },
      options,
    );
  }

  /** For the sponsor: pays the next charges from another source. */
  update(
    campaignId: string,
    pledgeId: string,
    changes: MatchingPledgeChanges,
    options?: CallOptions,
  ): Promise<MatchingPledge> {
    return this.#engine.send(
      { method: 'PATCH', path: path`/v1/campaigns/${campaignId}/matching/${pledgeId}`, body: changes },
      options,
    );
  }

  /** For members and operators. ConflictError while another pledge of the campaign is accepted. */
  accept(campaignId: string, pledgeId: string, options?: CreateOptions): Promise<MatchingPledge> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/campaigns/${campaignId}/matching/${pledgeId}/accept` },
      options,
    );
  }

  /** Withdraws a pledge, or ends an accepted one. What it matched before is still charged. */
  close(campaignId: string, pledgeId: string, options?: CallOptions): Promise<MatchingPledge> {
    return this.#engine.send(
      { method: 'DELETE', path: path`/v1/campaigns/${campaignId}/matching/${pledgeId}` },
      options,
    );
  }
}
