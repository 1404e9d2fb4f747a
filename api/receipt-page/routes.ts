/** Adds the page that verifies a receipt. The page needs no credential. */
import Router from '@koa/router';
import { type Middleware } from 'koa';
import { listLogKeys, listLogs } from '../../db/queries/receipt-log/logs';
import { listenTo } from '../identity/language';
import { limitAddress } from '../middleware/limit-address';
import { type ApiDependencies } from '../route';
import { readReceiptFile } from '../web-pages/built-pages';
import { languageOf } from '../web-pages/language';
import { answerAboutProofs } from './about';
import { type PageTrust, renderReceiptPage } from './page';

export function receiptPages(dependencies: ApiDependencies): Router {
  const router = new Router();
  const limit = limitAddress(dependencies.db) as Middleware;
  router.get('/receipts', limit, (context) => {
    listenTo(context, dependencies.config.environment);
    answerAboutProofs(context, languageOf(context, dependencies.config.environment));
  });
  router.get(/^\/receipts\/(?:0x)?[0-9a-f]{64}$/, limit, async (context) => {
    const [trust, script, style] = await Promise.all([
      loadTrust(dependencies),
      readReceiptFile('receipt.js'),
      readReceiptFile('receipt.css'),
    ]);
    const language = languageOf(context, dependencies.config.environment);
    const { policy, text } = renderReceiptPage(language, { trust, script, style });
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
