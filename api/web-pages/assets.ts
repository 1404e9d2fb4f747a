/** Serves the files that pages load. They are the same for everybody. */
import { basename } from 'node:path';
import type Router from '@koa/router';
import { type Context } from 'koa';
import { notFound } from '../../domain/errors';
import { findAsset, findLogo, findPageFiles } from './built-pages';

const EMBED_ENTRY = 'embed/main.ts';
const HOUR_SECONDS = 3_600;
const YEAR_SECONDS = 31_536_000;

type AssetContext = Context & { params: Record<string, string> };

export function addAssets(router: Router): void {
  router.get('/assets/:name', answerAsset);
  // Other sites embed this script by its name.
  router.get('/embed.js', (context: Context) => answerFixed(context, findPageFiles(EMBED_ENTRY).script));
  // Browsers ask for it beside what is no page and names no icon, such as a PDF.
  router.get('/favicon.ico', (context: Context) => answerFixed(context, findLogo()));
}

/** Answers with a file under a fixed name, so browsers must check for a new version every hour. */
async function answerFixed(context: Context, file: string): Promise<void> {
  await sendAsset(context, basename(file), `public, max-age=${String(HOUR_SECONDS)}`);
}

async function answerAsset(context: AssetContext): Promise<void> {
  await sendAsset(context, context.params.name ?? '', `public, max-age=${String(YEAR_SECONDS)}, immutable`);
}

async function sendAsset(context: Context, name: string, caching: string): Promise<void> {
  const asset = await findAsset(name);
  if (asset === undefined) throw notFound('file');
  const encoding = context.acceptsEncodings('br', 'gzip', 'identity') || 'identity';
  context.set('Cache-Control', caching);
  context.vary('Accept-Encoding');
  context.type = asset.type;
  if (encoding === 'br' || encoding === 'gzip') {
    context.set('Content-Encoding', encoding);
    context.body = asset[encoding];
  } else context.body = asset.plain;
}
