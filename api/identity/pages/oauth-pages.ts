/** Renders the pages that oidc-provider shows outside our routes: for errors and for the sign-out. */
import { type KoaContextWithOIDC } from 'oidc-provider';
import { Html, html } from '../html';
import { answerMessage, answerPage } from './layout';

/** Shows the user why oidc-provider refused the application's request. Does not return to the application. */
export function renderErrorPage(
  context: KoaContextWithOIDC,
  out: { error: string; error_description?: string },
): void {
  const detail = out.error_description ?? out.error;
  answerMessage(context, 'Something went wrong', `${detail} (${out.error})`, context.status);
}

/**
 * Asks the user to confirm the sign-out. oidc-provider supplies `form`, a hidden form that sends the
 * confirmation. The page's content security policy allows the application's origin, because browsers apply
 * `form-action` also to the redirect that follows the form.
 */
export function renderSignOutPage(context: KoaContextWithOIDC, form: string): void {
  const redirectTo = context.oidc.params?.post_logout_redirect_uri;
  answerPage(context, {
    title: 'Sign out?',
    formTargets: typeof redirectTo === 'string' ? [new URL(redirectTo).origin] : [],
    body: html`${new Html(form)}
      <button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
      <button type="submit" form="op.logoutForm" class="quiet">Stay signed in</button>`,
  });
}

export function renderSignedOutPage(context: KoaContextWithOIDC): void {
  answerMessage(context, 'You are signed out', 'You may close this page.');
}
