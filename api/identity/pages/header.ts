/** Says in the header of the account's pages who is signed in, with the sign-out. */
import { type Context } from 'koa';
import { accountLink, siteHeader } from '../../web-pages/site-header';
import { type Html, html } from '../html';
import { sayIn, spokenLanguage } from '../language';
import { SIGN_OUT_PATH } from '../own-clients';
import { findSignedIn } from '../signed-in';

export function headerOf(context: Context): Html {
  return siteHeader({
    language: spokenLanguage(context),
    path: context.path,
    person: personOf(context),
  });
}

function personOf(context: Context): Html | undefined {
  const email = findSignedIn(context);
  if (email === undefined) return undefined;
  return html`<span>${email}</span>
    ${accountLink(spokenLanguage(context), context.path)}
    <a href="${SIGN_OUT_PATH}">${sayIn(context)('signOut')}</a>`;
}
