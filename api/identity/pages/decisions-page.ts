/** Shows the page on which reviewers and operators read and decide claims. */
import { type Context } from 'koa';
import { type Claim } from '../../../db/queries/claims/claims';
import { CLAIM_APPROVALS } from '../../../domain/claims/claim';
import { type Html, html } from '../html';
import { answerPage, formFault, hiddenToken, inputField } from './layout';

export interface WaitingClaim extends Claim {
  charityName: string;
  claimantName: string;
  mayBeApproved: boolean;
}

export interface DecisionsPage {
  path: string;
  token: string;
  /** The newest claims in review. */
  claims: WaitingClaim[];
  total: number;
  fault: string | undefined;
}

export function answerDecisions(context: Context, page: DecisionsPage): void {
  const { claims, total, fault } = page;
  const more = total - claims.length;
  answerPage(context, {
    lang: 'en',
    title: 'Claims to decide',
    wide: true,
    status: fault === undefined ? 200 : 422,
    body: html`${formFault(fault)}
      <p>
        ${String(CLAIM_APPROVALS)} different people must approve a claim. One denial suffices. You must be
        independent of the charity and of everybody who claims it.
      </p>
      ${claims.length === 0 ? html`<p>No claim waits for a decision.</p>` : claims.map((claim) => claimOf(page, claim))}
      ${more > 0 ? html`<p class="hint">${String(more)} older claims follow when these are decided.</p>` : undefined}`,
  });
}

function claimOf({ path, token }: DecisionsPage, claim: WaitingClaim): Html {
  const { charityId, charityName, claimantName, userId, statement, documents, objections } = claim;
  const { approvals, objectionsUntil, mayBeApproved } = claim;
  return html`<section>
    <h2>${charityName}</h2>
    <p class="hint"><code>${charityId}</code></p>
    <p>${claimantName} <code>${userId}</code>: ${statement}</p>
    <ul>
      ${documents.map((document) => html`<li>${document}</li>`)}
    </ul>
    ${approvals.map(({ by, at }) => html`<p>Approved by <code>${by}</code> at ${at}.</p>`)}
    ${objections.map(({ by, reason }) => html`<p>Objection of <code>${by}</code>: ${reason}</p>`)}
    ${
      mayBeApproved || objectionsUntil === null
        ? undefined
        : html`<p class="hint">
            Members may object until ${objectionsUntil.toISOString()}. Nobody can approve before.
          </p>`
    }
    ${mayBeApproved ? decisionForm(`${path}/decide`, { token, claim, decision: 'approve' }) : undefined}
    ${decisionForm(`${path}/decide`, { token, claim, decision: 'deny' })}
  </section>`;
}

interface DecisionForm {
  token: string;
  claim: WaitingClaim;
  decision: 'approve' | 'deny';
}

function decisionForm(action: string, { token, claim, decision }: DecisionForm): Html {
  const isDenial = decision === 'deny';
  return html`<form method="post" action="${action}">
    ${hiddenToken(token)}
    <input type="hidden" name="claim_id" value="${claim.id}" />
    <input type="hidden" name="decision" value="${decision}" />
    ${isDenial ? inputField({ name: 'reason', label: 'Why you deny it', type: 'text', autocomplete: 'off' }) : undefined}
    <button type="submit" class="primary">${isDenial ? 'Deny the claim' : 'Approve the claim'}</button>
  </form>`;
}
