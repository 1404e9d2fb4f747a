/** Adds the page /account/mail, on which people choose their mails, and the link that switches a kind off. */
import type Router from '@koa/router';
import { type Context } from 'koa';
import { type Database, inTransaction } from '../../db/database';
import { findUser } from '../../db/queries/access/accounts';
import { findLoginByUser } from '../../db/queries/access/logins';
import { findConcerns, listSwitchedOff } from '../../db/queries/mails/readers';
import { requireRow } from '../../domain/errors';
import { OPTIONAL_KINDS } from '../../domain/mails/kinds';
import { UNSUBSCRIBE_PATH } from '../../letters/mails/paths';
import { readUnsubscribeToken, type Unsubscription } from '../../domain/mails/unsubscribe-token';
import { setPreferences, trustAddress } from '../../operations/mails/preferences';
import { refuseTributes } from '../../operations/tributes/tributes';
import { LANGUAGES } from '../../texts/languages';
import { type Done } from './done-note';
import { type Form } from './forms';
import { MAIL_PATH } from './own-clients';
import { type PagesEnvironment } from './page-routes';
import { answerBadLink, answerMessage } from './pages/layout';
import { answerMailPreferences, answerUnsubscribe } from './pages/mail-page';
import { seeOther } from './see-other';
import { withSignedInUser } from './security-session';
import { answerSignInReturn } from './sign-in-return';
import { type Say, sayIn, speakLike } from './language';

export function addMailRoutes(router: Router, environment: PagesEnvironment): void {
  const { dependencies, forms } = environment;
  const { db } = dependencies;

  router.get(MAIL_PATH, async (context) => {
    if (!answerSignInReturn(context, MAIL_PATH))
      await withSignedInUser(environment, context, MAIL_PATH, (userId) => show(environment, context, userId));
  });

  const post = (path: string, done: Done, act: (userId: string, form: Form) => Promise<void>) =>
    router.post(path, async (context) => {
      const form = await forms.read(context);
      await withSignedInUser(environment, context, MAIL_PATH, async (userId) => {
        await act(userId, form);
        seeOther(context, MAIL_PATH, done);
      });
    });

  post(MAIL_PATH, 'done:mails_saved', async (userId, form) => {
    const locale = LANGUAGES.find((each) => each === form.locale);
    // A browser sends only the boxes that are checked. Kinds that the page did not show stay as they are.
    const shown = (form.shown ?? '').split(' ');
    const kinds = OPTIONAL_KINDS.filter((kind) => shown.includes(kind));
    const switches = Object.fromEntries(kinds.map((kind) => [kind, form[kind] !== undefined]));
    await inTransaction(db, (tx) => setPreferences(tx, { userId, locale, switches }));
  });

  post(`${MAIL_PATH}/address`, 'done:address_trusted', (userId) =>
    inTransaction(db, (tx) => trustAddress(tx, { userId })),
  );

  addUnsubscribeRoutes(router, environment);
}

/** The token authorizes the request, because mail programs post without a session or form token (RFC 8058). */
function addUnsubscribeRoutes(router: Router, { dependencies: { db, gateways } }: PagesEnvironment): void {
  const read = async (context: Context) => {
    const { token } = context.query;
    const asked = typeof token === 'string' ? readUnsubscribeToken(gateways.secrets, token) : undefined;
    const user = asked !== undefined && 'userId' in asked ? await findUser(db, asked.userId) : undefined;
    if (user !== undefined) speakLike(context, user);
    return asked;
  };

  router.get(UNSUBSCRIBE_PATH, async (context) => {
    const asked = await read(context);
    if (asked === undefined) answerBadMailLink(context);
    else
      answerUnsubscribe(context, { action: `${UNSUBSCRIBE_PATH}?${context.querystring}`, kind: asked.kind });
  });

  router.post(UNSUBSCRIBE_PATH, async (context) => {
    const asked = await read(context);
    if (asked === undefined) {
      answerBadMailLink(context);
      return;
    }
    await inTransaction(db, (tx) => switchOff(tx, asked));
    const say = sayIn(context);
    answerMessage(context, { title: say('switchedOff'), text: textOf(say, asked) });
  });
}

function answerBadMailLink(context: Context): void {
  const say = sayIn(context);
  answerBadLink(context, say('badMailLink'), { href: MAIL_PATH, label: say('linkMails') });
}

/** Also tells people with an account how to get such mails again. */
function textOf(say: Say, asked: Unsubscription): string {
  const text = say('noMoreMails', { kind: say(`mail:${asked.kind}`) });
  return 'email' in asked ? text : `${text} ${say('onAgain')}`;
}

async function switchOff(tx: Database, asked: Unsubscription): Promise<void> {
  if ('email' in asked) await refuseTributes(tx, asked.email);
  else await setPreferences(tx, { userId: asked.userId, switches: { [asked.kind]: false } });
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
    concerns: await findConcerns(db, userId),
    switchedOff: await listSwitchedOff(db, userId),
  });
}
