/** Adds the page that verifies a receipt. The page needs no credential. */
import Router from '@koa/router';
import { type Middleware } from 'koa';
import { listLogKeys, listLogs } from '../../db/queries/receipt-log/logs';
import { limitAddress } from '../middleware/limit-address';
import { STYLE_ENTRY } from '../identity/pages/layout';
import { type ApiDependencies } from '../route';
import { readStyle } from '../web-pages/built-pages';
import { languageOf } from '../web-pages/language';
import { type PageTrust, renderReceiptPage } from './page';
import { readPageScript } from './script';

export function receiptPages(dependencies: ApiDependencies): Router {
  const router = new Router();
  let script: Promise<string> | undefined;
  const limit = limitAddress(dependencies.db) as Middleware;
  router.get(/^\/receipts\/(?:0x)?[0-9a-f]{64}$/, limit, async (context) => {
    script ??= readPageScript();
    const [trust, style] = await Promise.all([loadTrust(dependencies), readStyle(STYLE_ENTRY)]);
    const language = languageOf(context, dependencies.config.environment);
    const parts = { trust, style, script: await script };
    const { policy, text } = renderReceiptPage(language, parts);
    context.vary('Accept-Language');
    context.set('Content-Security-Policy', policy);
    context.type = 'html';
    context.body = text;
  });
  return router;
}

async function loadTrust({ db, config }: ApiDependencies): Promise<PageTrust> {
  const [logs, keys] = await Promise.all([listLogs(db), listLogKeys(db)]);
  return {
    logs: logs.map(({ id, origin }) => ({
      origin,
      keys: keys.filter(({ logId }) => logId === id).map(({ publicKey }) => publicKey),
    })),
    witnesses: config.receiptLog.witnesses.map(({ key }) => key),
    isSandbox: config.environment === 'sandbox',
  };
}
