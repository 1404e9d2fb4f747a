/** Shows the page on which people claim charities and object to claims. */
import { type Context } from 'koa';
import { type Claim } from '../../../db/queries/claims/claims';
import { type ClaimStatus } from '../../../domain/claims/claim';
import { type Html, html } from '../html';
import { answerPage, areaField, formFault, hiddenToken, inputField } from './layout';

export interface ShownClaim extends Claim {
  charityName: string;
  isMine: boolean;
  mayObject: boolean;
}

export interface ClaimsPage {
  path: string;
  token: string;
  claims: ShownClaim[];
  /** The EIN or charity id that prefills the form. */
  charity: string | undefined;
  fault: string | undefined;
}

const STATES: Record<ClaimStatus, string> = {
  in_review: 'The platform reviews this claim.',
  approved: 'Approved. The person is a member of the charity.',
  denied: 'Denied.',
};

export function answerClaims(context: Context, page: ClaimsPage): void {
  const { path, token, claims, charity, fault } = page;
  answerPage(context, {
    lang: 'en',
    title: 'Claim a charity',
    wide: true,
    status: fault === undefined ? 200 : 422,
    body: html`${formFault(fault)} ${claims.map((claim) => claimOf(page, claim))}
      <section>
        <h2>A new claim</h2>
        <p>
          Two people of the platform check that you may manage the charity. Its members, if it has any, are
          told and may object.
        </p>
        <form method="post" action="${path}/create">
          ${hiddenToken(token)}
          ${inputField({ name: 'charity', label: 'EIN or id of the charity', type: 'text', autocomplete: 'off', value: charity })}
          ${areaField({ name: 'statement', label: 'Why you may manage it' })}
          ${areaField({ name: 'documents', label: 'Links to documents that prove it, one on each line' })}
          <button type="submit" class="primary">Claim the charity</button>
        </form>
      </section>`,
  });
}

function claimOf({ path, token }: ClaimsPage, claim: ShownClaim): Html {
  const { id, charityName, isMine, status, statement, reason, objectionsUntil, mayObject } = claim;
  return html`<section>
    <h2>${charityName}</h2>
    <p>${isMine ? 'Your claim' : 'Somebody claims this charity'}: ${statement}</p>
    <p>${STATES[status]} ${reason ?? ''}</p>
    ${
      objectionsUntil === null || status !== 'in_review'
        ? undefined
        : html`<p class="hint">Members may object until ${objectionsUntil.toISOString()}.</p>`
    }
    ${mayObject ? objectionForm(`${path}/object`, token, id) : undefined}
  </section>`;
}

function objectionForm(action: string, token: string, claimId: string): Html {
  return html`<form method="post" action="${action}">
    ${hiddenToken(token)}
    <input type="hidden" name="claim_id" value="${claimId}" />
    ${inputField({ name: 'reason', label: 'Why this person should not manage the charity', type: 'text', autocomplete: 'off' })}
    <button type="submit" class="primary">Object</button>
  </form>`;
}
