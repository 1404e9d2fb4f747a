/** The documentation site alone, with the files that its pages load, as the API serves it. */
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import Router from '@koa/router';
import Koa from 'koa';
import { docsSite } from '../../../api/docs-site/routes';
import { buildSite, type SiteConfig } from '../../../api/docs-site/site';
import { securityHeaders } from '../../../api/middleware/security-headers';
import { addAssets } from '../../../api/web-pages/assets';

export const SANDBOX: SiteConfig = { environment: 'sandbox', publicUrl: undefined, port: 3000 };

export interface ServedSite {
  url: string;
  /** The paths of all pages. */
  paths: string[];
  close(): Promise<void>;
}

export async function serveSite(config: SiteConfig = SANDBOX): Promise<ServedSite> {
  const app = new Koa();
  app.use(securityHeaders);
  app.use(docsSite({ config }).routes());
  const assets = new Router();
  addAssets(assets);
  app.use(assets.routes());
  const handle = app.callback();
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    paths: [...buildSite(config).pages.keys()],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
