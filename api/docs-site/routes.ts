/** Adds `/docs` and `/llms.txt`. The pages need no credential and load nothing from other hosts. */
import Router from '@koa/router';
import { type Context } from 'koa';
import { answerDocsPage, type DocsPage, setDocsCaching } from './layout';
import { buildSite, type DocsSite, type SiteConfig } from './site';

export function docsSite({ config }: { config: SiteConfig }): Router {
  const router = new Router();
  const rendered = new Map<string, DocsPage>();
  let built: DocsSite | undefined;
  // The site is built at the first request, because it reads all pages and the whole OpenAPI document.
  const site = (context: Context) => (built ??= buildSite({ ...config, port: portOf(context, config) }));

  const answer = (context: Context): void => {
    const { pages, files, navigation } = site(context);
    const file = files.get(context.path);
    if (file !== undefined) answerText(context, file.type, file.text);
    const page = rendered.get(context.path) ?? pages.get(context.path)?.();
    if (page === undefined) return;
    rendered.set(context.path, page);
    answerDocsPage(context, page, navigation);
  };
  for (const path of ['/docs', '/docs/:page', '/docs/:section/:page']) router.get(path, answer);
  router.get('/llms.txt', (context) => answerText(context, 'text/plain', site(context).llmsText));
  return router;
}

/** The system chooses the port of a server with port 0. Only a request then tells which one. */
function portOf({ req }: Context, { port }: SiteConfig): number {
  return port === 0 ? (req.socket.localPort ?? port) : port;
}

function answerText(context: Context, type: string, text: string): void {
  setDocsCaching(context);
  context.type = type;
  context.body = text;
}
