import { type List } from '../list';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type Claim,
  type ClaimDecision,
  type ClaimList,
  type ClaimObjection,
  type ClaimRequest,
  type ListClaimsQuery,
} from '../openapi-types';

/** Asks to manage a charity. Two reviewers or operators decide. */
export class ClaimsResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Claims a charity. Its members, if it has any, may object. */
  create(charityId: string, claim: ClaimRequest, options?: CreateOptions): Promise<Claim> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/charities/${charityId}/claims`, body: claim },
      options,
    );
  }

  /** Lists your own claims and those of your charities, newest first. Reviewers and operators see all. */
  list(filter: ListClaimsQuery = {}, options?: CallOptions): List<ClaimList, Claim> {
    return this.#engine.list(
      { path: '/v1/claims', query: filter },
      { entries: 'claims', by: 'offset' },
      options,
    );
  }

  /** For reviewers and operators: approves or denies a claim. Two must approve. */
  decide(claimId: string, decision: ClaimDecision, options?: CreateOptions): Promise<Claim> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/claims/${claimId}/decision`, body: decision },
      options,
    );
  }

  /** For members of the charity: objects to a claim. */
  object(claimId: string, objection: ClaimObjection, options?: CreateOptions): Promise<Claim> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/claims/${claimId}/objections`, body: objection },
      options,
    );
  }
}
