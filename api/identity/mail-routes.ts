/** Adds the page /account/mail, on which people choose their mails, and the link that switches a kind off. */
import type Router from '@koa/router';
import { type Context } from 'koa';
import { inTransaction } from '../../db/database';
import { findUser } from '../../db/queries/access/accounts';
import { findLoginByUser } from '../../db/queries/access/logins';
import { listSwitchedOff } from '../../db/queries/mails/readers';
import { requireRow } from '../../domain/errors';
import { OPTIONAL_KINDS } from '../../domain/mails/kinds';
import { LOCALES } from '../../domain/mails/locale';
import { UNSUBSCRIBE_PATH } from '../../gateways/mail/templates/layout';
import { readUnsubscribeToken } from '../../gateways/mail/unsubscribe-token';
import { setPreferences } from '../../operations/mails/set-preferences';
import { trustAddress } from '../../operations/mails/trust-address';
import { type Form } from './forms';
import { MAIL_PATH } from './own-clients';
import { type PagesEnvironment } from './page-routes';
import { answerMessage } from './pages/layout';
import { answerMailPreferences, answerUnsubscribe, nameOfKind } from './pages/mail-page';
import { seeOther } from './see-other';
import { withSignedInUser } from './security-session';
import { answerSignInReturn } from './sign-in-return';

const BAD_LINK = 'The link is incomplete. Sign in and choose your mails on your account’s page.';

export function addMailRoutes(router: Router, environment: PagesEnvironment): void {
  const { dependencies, forms } = environment;
  const { db } = dependencies;

  router.get(MAIL_PATH, async (context) => {
    if (!answerSignInReturn(context, MAIL_PATH))
      await withSignedInUser(environment, context, MAIL_PATH, (userId) => show(environment, context, userId));
  });

  const post = (path: string, act: (userId: string, form: Form) => Promise<void>) =>
    router.post(path, async (context) => {
      const form = await forms.read(context);
      await withSignedInUser(environment, context, MAIL_PATH, async (userId) => {
        await act(userId, form);
        seeOther(context, MAIL_PATH);
      });
    });

  post(MAIL_PATH, async (userId, form) => {
    const locale = LOCALES.find((each) => each === form.locale);
    // A browser sends only the boxes that are checked.
    const switches = Object.fromEntries(OPTIONAL_KINDS.map((kind) => [kind, form[kind] !== undefined]));
    await inTransaction(db, (tx) => setPreferences(tx, { userId, locale, switches }));
  });

  post(`${MAIL_PATH}/address`, (userId) => inTransaction(db, (tx) => trustAddress(tx, { userId })));

  addUnsubscribeRoutes(router, environment);
}

/** The token is the permission, because mail programs post without a sign-in or a form of ours (RFC 8058). */
function addUnsubscribeRoutes(router: Router, { dependencies: { db, gateways } }: PagesEnvironment): void {
  const read = ({ query: { token } }: Context) =>
    typeof token === 'string' ? readUnsubscribeToken(gateways.secrets, token) : undefined;

  router.get(UNSUBSCRIBE_PATH, (context) => {
    const asked = read(context);
    if (asked === undefined) answerMessage(context, 'This link does not work', BAD_LINK, 422);
    else
      answerUnsubscribe(context, { action: `${UNSUBSCRIBE_PATH}?${context.querystring}`, kind: asked.kind });
  });

  router.post(UNSUBSCRIBE_PATH, async (context) => {
    const asked = read(context);
    if (asked === undefined) {
      answerMessage(context, 'This link does not work', BAD_LINK, 422);
      return;
    }
    const { userId, kind } = asked;
    await inTransaction(db, (tx) => setPreferences(tx, { userId, switches: { [kind]: false } }));
    const message = `You get no more mails of this kind: ${nameOfKind(kind)}. You can switch them on again on your account’s page.`;
    answerMessage(context, 'These mails are switched off', message);
  });
}

async function show(
  { dependencies: { db }, forms }: PagesEnvironment,
  context: Context,
  userId: string,
): Promise<void> {
  const login = requireRow(await findLoginByUser(db, userId), userId);
  const { locale } = requireRow(await findUser(db, userId), userId);
  answerMailPreferences(context, {
    path: MAIL_PATH,
    token: forms.token(context),
    email: login.email,
    isBouncing: login.bouncingSince !== null,
    locale,
    switchedOff: await listSwitchedOff(db, userId),
  });
}
