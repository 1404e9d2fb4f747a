import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type Campaign,
  type CampaignChanges,
  type CampaignFilter,
  type CampaignList,
  type CampaignRequest,
  type Page,
} from '../types';

/** Campaigns of charities: a goal, a deadline, and what was raised. */
export class Campaigns {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Begins a campaign of a charity that the caller is a member of; gifts name its id as `campaign_id`. */
  create(campaign: CampaignRequest, options?: CreateOptions): Promise<Campaign> {
    return this.#engine.send({ method: 'POST', path: '/v1/campaigns', body: campaign }, options);
  }

  /** One page of campaigns, newest first. */
  list(filter: CampaignFilter & Page = {}, options?: CallOptions): Promise<CampaignList> {
    return this.#engine.send({ method: 'GET', path: '/v1/campaigns', query: filter }, options);
  }

  /** One campaign and what it raised so far; NotFoundError when there is none of that id. */
  get(campaignId: string, options?: CallOptions): Promise<Campaign> {
    return this.#engine.send({ method: 'GET', path: path`/v1/campaigns/${campaignId}` }, options);
  }

  /** Changes what is named, and nothing else. */
  update(campaignId: string, changes: CampaignChanges, options?: CallOptions): Promise<Campaign> {
    return this.#engine.send(
      { method: 'PATCH', path: path`/v1/campaigns/${campaignId}`, body: changes },
      options,
    );
  }

  /** Closes a campaign: it takes no further gifts and stays to be read. */
  close(campaignId: string, options?: CallOptions): Promise<Campaign> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/campaigns/${campaignId}` }, options);
  }
}
