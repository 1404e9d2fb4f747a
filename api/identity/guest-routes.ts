/** Adds the page /account/guest, on which people without an account request and open the link to their gifts. */
import type Router from '@koa/router';
import { inTransaction } from '../../db/database';
import { findLoginByEmail } from '../../db/queries/access/logins';
import { findGuestLink } from '../../db/queries/guests/links';
import { normalizeEmail } from '../../domain/mails/email';
import { hashKey } from '../../gateways/secrets/tokens';
import { askingPath, GUEST_PATH } from '../../letters/mails/paths';
import { moveGuestsToAccount, openGuestLink, sendGuestLink } from '../../operations/guests/link';
import { mayAskForLink } from '../routes/guests/place';
import { afterAnswer } from './after-answer';
import { guestReturn } from './guest-return';
import { type PagesEnvironment } from './page-routes';
import {
  answerBadGuestLink,
  answerGuestAddress,
  answerGuestLink,
  answerGuestSession,
  GUEST_SCRIPT,
  GUEST_SCRIPT_PATH,
} from './pages/guest-page';
import { answerMessage } from './pages/layout';
import { answerCheckMail } from './pages/check-mail-page';
import { findEmailFault } from './registration';
import { sayIn } from './language';

export function addGuestRoutes(router: Router, environment: PagesEnvironment): void {
  const { dependencies, forms } = environment;
  const { db, gateways, log, clock = () => new Date() } = dependencies;

  router.get(GUEST_SCRIPT_PATH, (context) => {
    context.set('Cache-Control', 'public, max-age=3600');
    context.type = 'js';
    context.body = GUEST_SCRIPT;
  });

  router.get(GUEST_PATH, async (context) => {
    const { token: given, to } = context.query;
    const returnTo = guestReturn(to);
    const token = forms.token(context);
    if (typeof given !== 'string') {
      answerGuestAddress(context, { token, returnTo });
      return;
    }
    const link = await findGuestLink(db, hashKey(given), clock());
    if (link === undefined) answerBadGuestLink(context, returnTo);
    else {
      const hasAccount = (await findLoginByEmail(db, link.email))?.confirmed === true;
      answerGuestLink(context, { token, linkToken: given, returnTo, email: link.email, hasAccount });
    }
  });

  router.post(GUEST_PATH, async (context) => {
    const form = await forms.read(context);
    const [email, returnTo, token] = [normalizeEmail(form.email), guestReturn(form.to), forms.token(context)];
    const fault = findEmailFault(email);
    if (fault !== undefined) {
      answerGuestAddress(context, { token, returnTo, email, fault: sayIn(context)(fault) });
      return;
    }
    if (await mayAskForLink(db, context.ip)) {
      afterAnswer(context, log, () =>
        inTransaction(db, (tx) =>
          sendGuestLink({ tx, at: clock(), secrets: gateways.secrets }, { email, returnTo }),
        ),
      );
    }
    answerCheckMail(context, {
      token,
      email,
      text: 'ifGave',
      action: GUEST_PATH,
      fields: { to: returnTo },
      otherAddress: askingPath(returnTo),
      isAgain: form.again === 'yes',
    });
  });

  addGuestOpening(router, environment);
  router.post(`${GUEST_PATH}/move`, async (context) => {
    const { token = '', to } = await forms.read(context);
    const isMoved = await inTransaction(db, (tx) => moveGuestsToAccount({ tx, at: clock() }, token));
    const say = sayIn(context);
    const action = { href: guestReturn(to), label: say('myGiving') };
    if (isMoved) answerMessage(context, { title: say('giftsMoved'), text: say('giftsMovedText'), action });
    else answerBadGuestLink(context, guestReturn(to));
  });
}

/** Opens a mailed link: the browser of a guest gets a token of the session. */
function addGuestOpening(router: Router, { dependencies, forms }: PagesEnvironment): void {
  const { db, gateways, clock = () => new Date() } = dependencies;

  router.post(`${GUEST_PATH}/open`, async (context) => {
    const { token = '', to } = await forms.read(context);
    const session = await inTransaction(db, (tx) =>
      openGuestLink({ tx, at: clock(), secrets: gateways.secrets }, token),
    );
    const returnTo = guestReturn(to);
    if (session === undefined) answerBadGuestLink(context, returnTo);
    else {
      const { token: accessToken, expiresAt, userId } = session;
      answerGuestSession(context, { accessToken, expiresAt: expiresAt.toISOString(), userId, returnTo });
    }
  });
}
