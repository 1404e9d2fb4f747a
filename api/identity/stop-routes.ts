/** Adds the page /account/stop-change, on which a former member stops a change. The mailed token authorizes it. */
import type Router from '@koa/router';
import { type Context } from 'koa';
import { inTransaction } from '../../db/database';
import { findUser } from '../../db/queries/access/accounts';
import { findCharity } from '../../db/queries/charities/charities';
import { isRefusal, requireRow } from '../../domain/errors';
import { readStopToken, type StopLink } from '../../domain/mails/stop-token';
import { STOP_PATH } from '../../letters/mails/paths';
import { stopByLink } from '../../operations/members/stop-change';
import { sayIn, speakLike } from './language';
import { type PagesEnvironment } from './page-routes';
import { answerBadLink, answerMessage } from './pages/layout';
import { answerStopForm } from './pages/stop-page';

export function addStopRoutes(router: Router, environment: PagesEnvironment): void {
  const { db, gateways, clock = () => new Date() } = environment.dependencies;

  const read = async (context: Context): Promise<StopLink | undefined> => {
    const { token } = context.query;
    const link = typeof token === 'string' ? readStopToken(gateways.secrets, token) : undefined;
    const user = link === undefined ? undefined : await findUser(db, link.userId);
    if (user !== undefined) speakLike(context, user);
    if (link === undefined) answerBadLink(context, sayIn(context)('tooLateToStop'));
    return link;
  };

  router.get(STOP_PATH, async (context) => {
    const link = await read(context);
    if (link === undefined) return;
    const { name } = requireRow(await findCharity(db, link.charityId), link.charityId);
    answerStopForm(context, { action: `${STOP_PATH}?${context.querystring}`, charity: name });
  });

  router.post(STOP_PATH, async (context) => {
    const link = await read(context);
    if (link === undefined) return;
    const say = sayIn(context);
    try {
      const means = { at: clock(), secrets: gateways.secrets };
      const charity = await inTransaction(db, (tx) => stopByLink({ tx, ...means }, link));
      answerMessage(context, { title: say('changeStopped'), text: say('changeStoppedText', { charity }) });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      answerBadLink(context, say('tooLateToStop'));
    }
  });
}
