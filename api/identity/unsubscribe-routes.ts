/** Adds the page of the link in a mail that switches its kind off. */
import type Router from '@koa/router';
import { type Context } from 'koa';
import { type Database, inTransaction } from '../../db/database';
import { findUser } from '../../db/queries/access/accounts';
import { PREFERENCES_PATH, UNSUBSCRIBE_PATH } from '../../letters/mails/paths';
import { readUnsubscribeToken, type Unsubscription } from '../../domain/mails/unsubscribe-token';
import { setPreferences } from '../../operations/mails/preferences';
import { refuseTributes } from '../../operations/tributes/tributes';
import { type PagesEnvironment } from './page-routes';
import { answerBadLink, answerMessage } from './pages/layout';
import { answerUnsubscribe } from './pages/unsubscribe-page';
import { sayIn, sayMailKind, speakLike } from './language';

/** The token authorizes the request, because mail programs post without a session or form token (RFC 8058). */
export function addUnsubscribeRoutes(
  router: Router,
  { dependencies: { db, gateways } }: PagesEnvironment,
): void {
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
    answerMessage(context, { title: say('switchedOff'), text: textOf(context, asked) });
  });
}

function answerBadMailLink(context: Context): void {
  const say = sayIn(context);
  answerBadLink(context, say('badMailLink'), { href: PREFERENCES_PATH, label: say('linkMails') });
}

/** Also tells people with an account how to get such mails again. */
function textOf(context: Context, asked: Unsubscription): string {
  const say = sayIn(context);
  const text = say('noMoreMails', { kind: sayMailKind(context, asked.kind) });
  return 'email' in asked ? text : `${text} ${say('onAgain')}`;
}

async function switchOff(tx: Database, asked: Unsubscription): Promise<void> {
  if ('email' in asked) await refuseTributes(tx, asked.email);
  else await setPreferences(tx, { userId: asked.userId, switches: { [asked.kind]: false } });
}
