/** Renders the pages that oidc-provider shows outside our routes: for errors and for the sign-out. */
import { type KoaContextWithOIDC } from 'oidc-provider';
import { Html, html } from '../html';
import { MY_SIGN_IN_PATH } from '../own-clients';
import { sayIn } from '../language';
import { answerMessage, answerPage, inEnglish } from './layout';

/** Shows the user why oidc-provider refused the application's request. Does not return to the application. */
export function renderErrorPage(
  context: KoaContextWithOIDC,
  out: { error: string; error_description?: string },
): void {
  const say = sayIn(context);
  const detail = out.error_description ?? out.error;
  answerMessage(context, {
    title: say(out.error === 'invalid_client' ? 'clientRefused' : 'errorOther'),
    // The detail is in English, because the application's developers read it.
    text: html`${say(out.error === 'invalid_client' ? 'clientRefusedText' : 'requestRefusedText')}
      <br />
      <small>${inEnglish(`${detail} (${out.error})`)}</small>`,
    status: context.status,
  });
}

/**
 * Asks the user to confirm the sign-out. oidc-provider supplies `form`, a hidden form that sends the
 * confirmation. The page's content security policy allows the application's origin, because browsers apply
 * `form-action` also to the redirect that follows the form.
 */
export function renderSignOutPage(context: KoaContextWithOIDC, form: string): void {
  const redirectTo = context.oidc.params?.post_logout_redirect_uri;
  const say = sayIn(context);
  answerPage(context, {
    title: say('signOutTitle'),
    formTargets: typeof redirectTo === 'string' ? [new URL(redirectTo).origin] : [],
    body: html`<div hidden>${new Html(form)}</div>
      <div class="actions">
        <button type="submit" form="op.logoutForm" name="logout" value="yes" class="primary">
          ${say('signOut')}
        </button>
        <button type="submit" form="op.logoutForm" class="secondary">${say('staySignedIn')}</button>
      </div>`,
  });
}

export function renderSignedOutPage(context: KoaContextWithOIDC): void {
  const say = sayIn(context);
  const action = { href: MY_SIGN_IN_PATH, label: say('signInAgain') };
  const links = [{ href: '/', label: say('findCharity') }];
  answerMessage(context, { title: say('signedOut'), text: say('mayClose'), action, links });
}
