/** Shows the consent page, which explains each scope in words. */
import { type Context } from 'koa';
import { type ACCOUNT_SCOPE, type Scope } from '../../../domain/access/scopes';
import { html } from '../html';
import { type IDENTITY_SCOPES } from '../client-metadata';
import { answerPage, hiddenToken } from './layout';

type Grantable = Scope | typeof ACCOUNT_SCOPE | (typeof IDENTITY_SCOPES)[number];

/** Explains each scope in words. */
export const MEANINGS: Record<Grantable, string> = {
  openid: 'Know who you are on this platform',
  profile: 'See your name',
  email: 'See your email address',
  offline_access: 'Keep this access while you are away',
  'charities:read': 'See charities',
  'charities:write': 'Change charities that you are a member of',
  'donations:read': 'See your donations',
  'donations:write': 'Donate in your name',
  'volunteer:read': 'See your volunteer hours',
  'volunteer:write': 'Submit and decide on volunteer hours in your name',
  'impact:read': 'See your impact',
  'verification:read': 'See your verification',
  'verification:write': 'Apply for verification in your name',
  'fees:read': 'See fees',
  'payouts:read': 'See how charities that you are a member of are paid',
  'payouts:manage': 'Manage how charities that you are a member of are paid',
  'webhooks:manage': 'Manage your webhooks',
  'search:read': 'Search',
  'account:manage': 'Manage your API keys and applications',
};

export interface ConsentPage {
  base: string;
  token: string;
  clientName: string;
  /** Names the owner if no operator has reviewed the application. */
  unreviewedOwner: string | undefined;
  /** The browser goes to this URL after the user's decision. */
  redirectTo: URL;
  email: string;
  scopes: string[];
}

export function answerConsent(context: Context, page: ConsentPage): void {
  const meanings = page.scopes.map((scope) => MEANINGS[scope as Grantable] ?? scope);
  answerPage(context, {
    title: `Allow ${page.clientName}?`,
    formTargets: [page.redirectTo.origin],
    body: html`<p><strong>${page.clientName}</strong> (${page.redirectTo.host}) asks to:</p>
      ${warnOf(page.unreviewedOwner)}
      <ul>
        ${meanings.map((meaning) => html`<li>${meaning}</li>`)}
      </ul>
      <p class="hint">You are signed in as ${page.email}.</p>
      <form method="post" action="${page.base}/consent">
        ${hiddenToken(page.token)}
        <button type="submit" name="answer" value="allow">Allow</button>
        <button type="submit" name="answer" value="refuse" class="quiet">Refuse</button>
      </form>`,
  });
}

function warnOf(owner: string | undefined) {
  return owner === undefined
    ? ''
    : html`<p role="note">
        <strong>Not reviewed.</strong> ${owner} registered this application. The platform has not reviewed it.
      </p>`;
}
