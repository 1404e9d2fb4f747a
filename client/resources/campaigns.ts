import { type List } from '../list';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type Campaign,
  type CampaignChanges,
  type CampaignList,
  type CampaignRequest,
  type ListCampaignsQuery,
} from '../openapi-types';

/** Manages campaigns, which have a goal, a deadline and the amount raised. */
export class CampaignsResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** For members: starts a campaign of a charity. Gifts name the campaign in `campaign_id`. */
  create(campaign: CampaignRequest, options?: CreateOptions): Promise<Campaign> {
    return this.#engine.send({ method: 'POST', path: '/v1/campaigns', body: campaign }, options);
  }

  /** Lists campaigns, newest first. */
  list(filter: ListCampaignsQuery = {}, options?: CallOptions): List<CampaignList, Campaign> {
    return this.#engine.list(
      { path: '/v1/campaigns', query: filter },
      { entries: 'campaigns', by: 'offset' },
      options,
    );
  }

  /** Reads a campaign with the amount raised so far. NotFoundError if the campaign does not exist. */
  get(campaignId: string, options?: CallOptions): Promise<Campaign> {
    return this.#engine.send({ method: 'GET', path: path`/v1/campaigns/${campaignId}` }, options);
  }

  /** Changes only the given fields. */
  update(campaignId: string, changes: CampaignChanges, options?: CallOptions): Promise<Campaign> {
    return this.#engine.send(
      { method: 'PATCH', path: path`/v1/campaigns/${campaignId}`, body: changes },
      options,
    );
  }

  /** Closes a campaign. It takes no more gifts but stays readable. */
  close(campaignId: string, options?: CallOptions): Promise<Campaign> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/campaigns/${campaignId}` }, options);
  }
}
