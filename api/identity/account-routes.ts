/** Adds pages that need no OAuth sign-in: confirm an address, choose a password, read the sandbox's mails. */
import type Router from '@koa/router';
import ipaddr from 'ipaddr.js';
import { type Context } from 'koa';
import { listNewestMails } from '../../db/queries/platform/mails';
import { notFound } from '../../domain/errors';
import { isLoopbackName } from '../../domain/loopback';
import { normalizeEmail } from '../../domain/mails/email';
import { ONBOARDING_RETURN_PATH } from '../../domain/payout-accounts/account';
import { openMail } from '../../letters/mails/write';
import { ownAddress } from '../own-address';
import { askForNewPassword, confirmAddress, setNewPassword } from './accounts';
import { afterAnswer } from './after-answer';
import { keepAddress } from './known-address';
import { MY_SIGN_IN_PATH } from './own-clients';
import { type PagesEnvironment } from './page-routes';
import { answerCheckMail } from './pages/check-mail-page';
import { answerBadLink, answerMessage } from './pages/layout';
import { answerSandboxMails } from './pages/sandbox-mails-page';
import { answerConfirm, answerConfirmed, answerForgotten, answerNewPassword } from './pages/sign-in-pages';
import { sayIn } from './language';

const SHOWN_MAILS = 50;

export function addAccountRoutes(router: Router, { dependencies, forms }: PagesEnvironment): void {
  router.get('/account/confirm', (context) => {
    answerConfirm(context, { token: forms.token(context), mailToken: tokenOf(context) });
  });
  router.post('/account/confirm', async (context) => {
    const form = await forms.read(context);
    const say = sayIn(context);
    const confirmed = await confirmAddress(dependencies, form.token ?? '');
    if (confirmed !== undefined) keepAddress(context, confirmed.email);
    if (confirmed === undefined) answerBadLink(context, say('badLinkAgain'));
    else if (confirmed.interaction === null) {
      const action = { href: MY_SIGN_IN_PATH, label: say('signIn') };
      answerMessage(context, { title: say('addressConfirmed'), text: say('goBack'), action });
    } else answerConfirmed(context, `/interaction/${confirmed.interaction}`);
  });

  router.get(ONBOARDING_RETURN_PATH, (context) => {
    const say = sayIn(context);
    answerMessage(context, { title: say('backFromStripe'), text: say('backFromStripeText') });
  });

  router.get('/account/forgotten', (context) => {
    answerForgotten(context, { token: forms.token(context) });
  });
  router.post('/account/forgotten', async (context) => {
    const form = await forms.read(context);
    const email = normalizeEmail(form.email);
    afterAnswer(context, dependencies.log, () => askForNewPassword(dependencies, email));
    answerCheckMail(context, {
      token: forms.token(context),
      email,
      text: 'ifAccount',
      action: '/account/forgotten',
      otherAddress: '/account/forgotten',
      isAgain: form.again === 'yes',
    });
  });

  router.get('/account/new-password', (context) => {
    answerNewPassword(context, { token: forms.token(context), mailToken: tokenOf(context) });
  });
  router.post('/account/new-password', async (context) => {
    const form = await forms.read(context);
    const result = await setNewPassword(dependencies, form.token ?? '', form.password ?? '');
    const say = sayIn(context);
    if (result === 'changed') {
      const action = { href: MY_SIGN_IN_PATH, label: say('signIn') };
      answerMessage(context, { title: say('passwordChanged'), text: say('signedOutEverywhere'), action });
    } else if (result === 'bad_link') {
      answerBadLink(context, say('badLinkAgain'), {
        href: '/account/forgotten',
        label: say('resetPassword'),
      });
    } else {
      const { passwordFault: fault } = result;
      answerNewPassword(context, { token: forms.token(context), mailToken: form.token ?? '', fault });
    }
  });

  addSandboxMails(router, dependencies);
}

function addSandboxMails(
  router: Router,
  { config, db, gateways, log }: PagesEnvironment['dependencies'],
): void {
  router.get('/sandbox/mails', async (context) => {
    // These mails hold the addresses and links of everyone who tries the sandbox, so only this machine may read them.
    if (config.environment !== 'sandbox' || !isLoopback(context)) throw notFound('route');
    // The links lead to the name under which the reader opened this page, because its cookies belong to that name.
    const means = { secrets: gateways.secrets, address: ownAddress(context, config) };
    const mails = (await listNewestMails(db, SHOWN_MAILS)).flatMap((stored) => {
      try {
        return openMail(means, stored);
      } catch (error) {
        log.error({ error, mailId: stored.id }, 'a mail cannot be written');
        return [];
      }
    });
    answerSandboxMails(context, mails);
  });
}

function tokenOf(context: Context): string {
  const { token } = context.query;
  return typeof token === 'string' ? token : '';
}

/** Checks the client's address and the Host header. The header check stops DNS rebinding by other web pages. */
function isLoopback(context: Context): boolean {
  if (!isLoopbackName(context.hostname)) return false;
  return ipaddr.process(context.ip).range() === 'loopback';
}
