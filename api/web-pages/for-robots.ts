/** Serves robots.txt, and the sitemap of all verified charities and open campaigns. */
import type Router from '@koa/router';
import { type Context, type Middleware } from 'koa';
import { listOpenCampaignIds } from '../../db/queries/campaigns/campaigns';
import { listPublicCharityIds, listPublicCharityStarts } from '../../db/queries/charities/public-charities';
import { publicAddress } from '../../domain/public-address';
import { html, type Html } from '../identity/html';
import { type ApiDependencies } from '../route';

/** The sitemap protocol (sitemaps.org) allows 50,000 addresses in a file. */
const MOST_ADDRESSES = 50_000;
const HOUR_SECONDS = 3_600;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export function addFilesForRobots(router: Router, limit: Middleware, dependencies: ApiDependencies): void {
  router.get('/robots.txt', limit, (context: Context) => answerRobots(context, dependencies));
  router.get('/sitemap.xml', limit, (context: Context) => answerSitemap(context, dependencies));
}

/** Does not disallow private pages, because a robot must be able to read a page to see its `noindex`. */
function answerRobots(context: Context, { config }: ApiDependencies): void {
  context.set('Cache-Control', `public, max-age=${String(HOUR_SECONDS)}`);
  context.type = 'text';
  context.body = [
    'User-agent: *',
    ...['/v1/', '/api/', '/oauth/', '/interaction/'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicAddress(config)}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Without a query, answers with the index: one file of campaigns, and enough files for all charities. */
async function answerSitemap(
  context: Context,
  { db, config, clock = () => new Date() }: ApiDependencies,
): Promise<void> {
  const own = publicAddress(config);
  const { from, of } = context.query;
  context.set('Cache-Control', `public, max-age=${String(HOUR_SECONDS)}`);
  context.type = 'xml';
  if (of === 'campaigns') {
    const today = clock().toISOString().slice(0, 10);
    const ids = await listOpenCampaignIds(db, today, MOST_ADDRESSES);
    context.body = addressesOf(ids.map((id) => `${own}/campaigns/${id}`));
  } else if (typeof from === 'string') {
    const ids = await listPublicCharityIds(db, from, MOST_ADDRESSES);
    context.body = addressesOf(ids.map((id) => `${own}/charities/${id}`));
  } else {
    const starts = await listPublicCharityStarts(db, MOST_ADDRESSES);
    const files = ['of=campaigns', ...starts.map((id) => `from=${encodeURIComponent(id)}`)];
    context.body = filesOf(files.map((query) => `${own}/sitemap.xml?${query}`));
  }
}

function addressesOf(addresses: string[]): string {
  const entries = addresses.map((address) => html`<url><loc>${address}</loc></url>`);
  return xml(html`<urlset xmlns="${NAMESPACE}">${entries}</urlset>`);
}

function filesOf(addresses: string[]): string {
  const entries = addresses.map((address) => html`<sitemap><loc>${address}</loc></sitemap>`);
  return xml(html`<sitemapindex xmlns="${NAMESPACE}">${entries}</sitemapindex>`);
}

function xml({ text }: Html): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`;
}
