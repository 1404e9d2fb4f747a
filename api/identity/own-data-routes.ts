/** Adds the pages that a person opens by a mailed link: to keep their account, and to read their data. */
import type Router from '@koa/router';
import { type Context } from 'koa';
import { inTransaction } from '../../db/database';
import { findUser } from '../../db/queries/access/accounts';
import { type DataExport, findDataExport } from '../../db/queries/users/data-exports';
import { type Erasure, findErasure } from '../../db/queries/users/erasures';
import { readDataToken } from '../../domain/users/data-link';
import { EXPORT_PATH, RESTORE_PATH } from '../../letters/mails/paths';
import { isRestorable, restoreByLink } from '../../operations/users/schedule-erasure';
import { sayIn, speakLike } from './language';
import { type PagesEnvironment } from './page-routes';
import { answerBadLink, answerMessage } from './pages/layout';
import { answerLinkForm } from './pages/own-data-page';

type Purpose = 'restore' | 'export';

export function addOwnDataRoutes(router: Router, environment: PagesEnvironment): void {
  addRestoreRoutes(router, environment);
  addExportRoutes(router, environment);
}

/** Opening a link changes nothing, because programs that scan mails open links. Its button does. */
function addRestoreRoutes(router: Router, environment: PagesEnvironment): void {
  const { db, clock = () => new Date() } = environment.dependencies;

  const read = async (context: Context): Promise<Erasure | undefined> => {
    const id = readToken(context, environment, 'restore');
    const erasure = id === undefined ? undefined : await findErasure(db, id);
    if (erasure === undefined || !isRestorable(erasure, clock())) {
      answerBadLink(context, sayIn(context)('tooLateToRestore'));
      return undefined;
    }
    await speakLikeOwner(context, environment, erasure.userId);
    return erasure;
  };

  router.get(RESTORE_PATH, async (context) => {
    if ((await read(context)) === undefined) return;
    answerLinkForm(context, { action: actionOf(context, RESTORE_PATH), words: 'restore' });
  });

  router.post(RESTORE_PATH, async (context) => {
    const erasure = await read(context);
    if (erasure === undefined) return;
    const say = sayIn(context);
    const at = clock();
    if (await inTransaction(db, (tx) => restoreByLink({ tx, at }, erasure.id))) {
      answerMessage(context, { title: say('restored'), text: say('restoredText') });
    } else answerBadLink(context, say('tooLateToRestore'));
  });
}

function addExportRoutes(router: Router, environment: PagesEnvironment): void {
  const { db, gateways, clock = () => new Date() } = environment.dependencies;

  const read = async (context: Context): Promise<DataExport | undefined> => {
    const id = readToken(context, environment, 'export');
    const found = id === undefined ? undefined : await findDataExport(db, id);
    if (found === undefined || found.expiresAt === null || found.expiresAt <= clock()) {
      answerBadLink(context, sayIn(context)('exportExpired'));
      return undefined;
    }
    await speakLikeOwner(context, environment, found.userId);
    return found;
  };

  router.get(EXPORT_PATH, async (context) => {
    if ((await read(context)) === undefined) return;
    answerLinkForm(context, { action: actionOf(context, EXPORT_PATH), words: 'export' });
  });

  router.post(EXPORT_PATH, async (context) => {
    const found = await read(context);
    if (found === undefined) return;
    context.set('Cache-Control', 'no-store');
    context.attachment(`${found.id}.json`);
    context.type = 'application/json';
    context.body = gateways.documents.read(found.storageKey);
  });
}

function readToken(
  { query: { token } }: Context,
  { dependencies: { gateways } }: PagesEnvironment,
  purpose: Purpose,
): string | undefined {
  return typeof token === 'string' ? readDataToken(gateways.secrets, token, purpose) : undefined;
}

async function speakLikeOwner(
  context: Context,
  { dependencies: { db } }: PagesEnvironment,
  userId: string,
): Promise<void> {
  const user = await findUser(db, userId);
  if (user !== undefined) speakLike(context, user);
}

function actionOf({ querystring }: Context, path: string): string {
  return `${path}?${querystring}`;
}
