/** Shows the page on which reviewers and operators read and decide claims. */
import { type Context } from 'koa';
import { type Claim } from '../../../db/queries/claims/claims';
import { CLAIM_APPROVALS, type ClaimDecision } from '../../../domain/claims/claim';
import { type Html, html } from '../html';
import { OVERVIEW_PATH } from '../own-clients';
import { type Refusal } from '../refusals';
import { sayAround, sayIn } from '../language';
import { headOf } from './head';
import { answerPage, formFault, hiddenToken, inputField, timeOf } from './layout';
import { belowAccount } from './trail';

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
  refusal: Refusal | undefined;
}

export function answerDecisions(context: Context, page: DecisionsPage): void {
  const { claims, total, refusal } = page;
  const say = sayIn(context);
  const more = total - claims.length;
  answerPage(context, {
    title: say('linkDecisions'),
    lead: say('decisionsText', { count: CLAIM_APPROVALS }),
    above: belowAccount(say),
    wide: true,
    status: refusal === undefined ? 200 : 422,
    body: html`${formFault(refusal?.fault)}
    ${claims.length === 0 ? html`<section><p>${say('noClaims')}</p></section>` : claims.map((claim) => claimOf(context, page, claim))}
    ${more > 0 ? html`<p class="hint">${say('olderClaims', { count: more })}</p>` : undefined}`,
  });
}

/** Tells somebody who is neither a reviewer nor an operator. */
export function answerNoAccess(context: Context): void {
  const say = sayIn(context);
  answerPage(context, {
    title: say('noAccess'),
    above: belowAccount(say),
    wide: true,
    status: 403,
    body: html`<section>
      <p>${say('onlyDeciders')}</p>
      <div class="actions"><a class="primary" href="${OVERVIEW_PATH}">${say('backToAccount')}</a></div>
    </section>`,
  });
}

function claimOf(context: Context, page: DecisionsPage, claim: WaitingClaim): Html {
  const { charityId, charityName, claimantName, userId, statement, documents, mayBeApproved } = claim;
  return html`<section>
    ${headOf(charityName, html`<code class="hint">${charityId}</code>`)}
    <div>
      <p><strong>${claimantName}</strong>: ${statement}</p>
      <p class="hint"><code>${userId}</code></p>
    </div>
    <ul>
      ${documents.map((document) => html`<li>${document}</li>`)}
    </ul>
    ${voicesOf(context, claim)}
    ${mayBeApproved ? decisionForm(context, page, { claim, decision: 'approve' }) : undefined}
    ${decisionForm(context, page, { claim, decision: 'deny' })}
  </section>`;
}

/** Lists the approvals and objections so far. */
function voicesOf(context: Context, claim: WaitingClaim): Html {
  const { approvals, objections, objectionsUntil, mayBeApproved } = claim;
  const approved = approvals.map(({ by, at }) => {
    const elements = { id: html`<code>${by}</code>`, time: timeOf(context, new Date(at)) };
    return html`<p>${sayAround(context, 'approvedBy', elements)}</p>`;
  });
  const objected = objections.map(({ by, reason }) => {
    const elements = { id: html`<code>${by}</code>`, reason };
    return html`<p>${sayAround(context, 'objectionOf', elements)}</p>`;
  });
  if (mayBeApproved || objectionsUntil === null) return html`${approved} ${objected}`;
  const after = sayAround(context, 'approveAfter', { time: timeOf(context, objectionsUntil) });
  return html`${approved} ${objected}
    <p class="hint">${after}</p>`;
}

function decisionForm(
  context: Context,
  { path, token, refusal }: DecisionsPage,
  { claim: { id, charityName }, decision }: { claim: WaitingClaim; decision: ClaimDecision },
): Html {
  const say = sayIn(context);
  const isDenial = decision === 'deny';
  const refused = refusal?.form.claim_id === id && refusal.form.decision === decision ? refusal : undefined;
  const reason = inputField({
    name: 'reason',
    id: `reason-${id}`,
    label: say('whyDeny'),
    type: 'text',
    autocomplete: 'off',
    value: refused?.form.reason,
    fault: refused?.faults.reason,
  });
  const label = say(isDenial ? 'denyClaim' : 'approveClaim');
  return html`<form method="post" action="${path}/decide" ${isDenial ? html`class="apart"` : undefined}>
    ${hiddenToken(token)}
    <input type="hidden" name="claim_id" value="${id}" />
    <input type="hidden" name="decision" value="${decision}" />
    ${isDenial ? reason : undefined}
    <button
      type="submit"
      class="${isDenial ? 'secondary danger' : 'primary'}"
      aria-label="${label}: ${charityName}"
    >
      ${label}
    </button>
  </form>`;
}
