/** Shows the page on which people claim charities and object to claims. */
import { type Context } from 'koa';
import { type Claim } from '../../../db/queries/claims/claims';
import { RIVAL_APPROVED } from '../../../domain/claims/claim';
import { type Html, html } from '../html';
import { NOT_REFUSED, type Refusal } from '../refusals';
import { type Say, sayAround, sayIn } from '../language';
import { headOf, pill, type Tone } from './head';
import { answerPage, areaField, formFault, hiddenToken, inputField, timeOf } from './layout';
import { belowAccount } from './trail';

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
  refusal: Refusal | undefined;
}

export function answerClaims(context: Context, page: ClaimsPage): void {
  const { claims, refusal } = page;
  const say = sayIn(context);
  answerPage(context, {
    title: say('linkClaims'),
    above: belowAccount(say),
    wide: true,
    status: refusal === undefined ? 200 : 422,
    body: html`${formFault(refusal?.fault)} ${claims.map((claim) => claimOf(context, page, claim))}
    ${newClaimForm(say, page)}`,
  });
}

function newClaimForm(say: Say, { path, token, charity, refusal }: ClaimsPage): Html {
  const { form, faults } = refusal ?? NOT_REFUSED;
  return html`<section>
    <h2>${say('newClaim')}</h2>
    <p class="quiet">${say('newClaimText')}</p>
    <form method="post" action="${path}/create">
      ${hiddenToken(token)}
      ${inputField({ name: 'charity', label: say('charity'), hint: say('charityHint'), type: 'text', autocomplete: 'off', value: form.charity ?? charity, fault: faults.charity })}
      ${areaField({ name: 'statement', label: say('whyYou'), hint: say('whyYouHint'), value: form.statement, fault: faults.statement })}
      ${areaField({ name: 'documents', label: say('documents'), hint: say('documentsHint'), value: form.documents, fault: faults.documents })}
      <button type="submit" class="primary">${say('claimCharity')}</button>
    </form>
  </section>`;
}

const TONES: Record<Claim['status'], Tone> = { in_review: 'plain', approved: 'good', denied: 'bad' };

function claimOf(context: Context, page: ClaimsPage, claim: ShownClaim): Html {
  const { charityName, isMine, status, statement, reason, objectionsUntil, mayObject } = claim;
  const say = sayIn(context);
  const explained = reason === RIVAL_APPROVED ? say('rivalApproved') : (reason ?? '');
  return html`<section>
    ${headOf(charityName, pill(say(`claimState:${status}`), TONES[status]))}
    <p>${say(isMine ? 'claimMine' : 'claimOfOther', { statement })}</p>
    <p class="quiet">${say(`claim:${status}`)} ${explained}</p>
    ${
      objectionsUntil === null || status !== 'in_review'
        ? undefined
        : html`<p class="hint">
            ${sayAround(context, 'objectUntil', { time: timeOf(context, objectionsUntil) })}
          </p>`
    }
    ${mayObject ? objectionForm(say, page, claim) : undefined}
  </section>`;
}

function objectionForm(
  say: Say,
  { path, token, refusal }: ClaimsPage,
  { id, charityName }: ShownClaim,
): Html {
  const refused = refusal?.form.claim_id === id ? refusal : undefined;
  return html`<form method="post" action="${path}/object">
    ${hiddenToken(token)}
    <input type="hidden" name="claim_id" value="${id}" />
    ${inputField({
      name: 'reason',
      id: `reason-${id}`,
      label: say('whyObject'),
      type: 'text',
      autocomplete: 'off',
      value: refused?.form.reason,
      fault: refused?.faults.reason,
    })}
    <button type="submit" class="secondary danger" aria-label="${say('object')}: ${charityName}">
      ${say('object')}
    </button>
  </form>`;
}
