/** Adds pages that need no OAuth sign-in: confirm an address, choose a password, read the sandbox's mails. */
import type Router from '@koa/router';
import ipaddr from 'ipaddr.js';
import { type Context } from 'koa';
import { listNewestMails } from '../../db/queries/platform/mails';
import { notFound } from '../../domain/errors';
import { ONBOARDING_RETURN_PATH } from '../../domain/payout-accounts/account';
import { openMail } from '../../gateways/mail/sealed-mail';
import { askForNewPassword, confirmAddress, setNewPassword } from './accounts';
import { afterAnswer } from './after-answer';
import { html } from './html';
import { type PagesEnvironment } from './page-routes';
import { answerMessage, answerPage, STYLE, STYLE_PATH } from './pages/layout';
import { answerConfirm, answerConfirmed, answerForgotten, answerNewPassword } from './pages/sign-in-pages';
import { normalizeEmail } from './registration';

const SHOWN_MAILS = 50;
const BAD_LINK = 'The link was already used, has expired or is incomplete. Request a new one.';

export function addAccountRoutes(router: Router, { dependencies, identity, forms }: PagesEnvironment): void {
  router.get(STYLE_PATH, (context) => {
    context.set('Cache-Control', 'public, max-age=3600');
    context.type = 'css';
    context.body = STYLE;
  });

  router.get('/account/confirm', (context) => {
    answerConfirm(context, { token: forms.token(context), mailToken: tokenOf(context) });
  });
  router.post('/account/confirm', async (context) => {
    const form = await forms.read(context);
    const confirmed = await confirmAddress(dependencies, form.token ?? '');
    if (confirmed === undefined) answerMessage(context, 'This link does not work', BAD_LINK, 422);
    else if (confirmed.interaction === null) {
      answerMessage(context, 'Your address is confirmed', 'Go back to the application and sign in.');
    } else answerConfirmed(context, `/interaction/${confirmed.interaction}`);
  });

  router.get(ONBOARDING_RETURN_PATH, (context) => {
    answerMessage(
      context,
      'Back from Stripe',
      'Stripe tells the platform what it has checked, and every member of the charity gets a mail. If something is left to do, ask for a new link.',
    );
  });

  router.get('/account/forgotten', (context) => {
    answerForgotten(context, { token: forms.token(context) });
  });
  router.post('/account/forgotten', async (context) => {
    const form = await forms.read(context);
    const issuer = identity.issuerOf(context);
    const asked = { email: normalizeEmail(form.email), issuer };
    afterAnswer(context, dependencies.log, () => askForNewPassword(dependencies, asked));
    answerMessage(context, 'Check your email', 'If this address has an account, we have sent it a link.');
  });

  router.get('/account/new-password', (context) => {
    answerNewPassword(context, { token: forms.token(context), mailToken: tokenOf(context) });
  });
  router.post('/account/new-password', async (context) => {
    const form = await forms.read(context);
    const result = await setNewPassword(dependencies, form.token ?? '', form.password ?? '');
    if (result === 'changed') {
      answerMessage(context, 'Your password is changed', 'You are signed out everywhere. Sign in again.');
    } else if (result === 'bad_link') answerMessage(context, 'This link does not work', BAD_LINK, 422);
    else {
      const { passwordFault: fault } = result;
      answerNewPassword(context, { token: forms.token(context), mailToken: form.token ?? '', fault });
    }
  });

  addSandboxMails(router, dependencies);
}

function addSandboxMails(router: Router, { config, db, gateways }: PagesEnvironment['dependencies']): void {
  router.get('/sandbox/mails', async (context) => {
    // These mails hold the addresses and links of everyone who tries the sandbox, so only this machine may read them.
    if (config.environment !== 'sandbox' || !isLoopback(context)) throw notFound('route');
    const mails = (await listNewestMails(db, SHOWN_MAILS)).map((stored) =>
      openMail(gateways.secrets, stored),
    );
    answerPage(context, {
      title: 'Sandbox mails',
      wide: true,
      body: html`<p>These are the mails of the last day. The sandbox sends them only if SMTP_URL is set.</p>
        ${mails.map(
          (mail) =>
            html`<h2>${mail.subject}</h2>
              <p class="hint">To ${mail.to}</p>
              <pre>${mail.text}</pre>
              ${linksOf(mail.text).map((link) => html`<p><a href="${link}">Open the link</a></p>`)}`,
        )}`,
    });
  });
}

function tokenOf(context: Context): string {
  const { token } = context.query;
  return typeof token === 'string' ? token : '';
}

function linksOf(text: string): string[] {
  return text.match(/^https?:\/\/\S+$/gm) ?? [];
}

/** Checks the client's address and the Host header. The header check stops DNS rebinding by other web pages. */
function isLoopback(context: Context): boolean {
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(context.hostname)) return false;
  return ipaddr.process(context.ip).range() === 'loopback';
}
