/** Adds the pages for donors, and the files that they load. They need no credential. */
import Router from '@koa/router';
import { type Context, type Middleware } from 'koa';
import { notFound } from '../../domain/errors';
import { publicAddress } from '../../domain/public-address';
import { limitAddress } from '../middleware/limit-address';
import { policyOf } from '../page-policies';
import { type ApiDependencies } from '../route';
import { findRecipient } from '../routes/charities/recipient';
import { apiPlace } from './api-place';
import { addAssets } from './assets';
import { findPageFiles } from './built-pages';
import { CARD_FORM_PATH, cardFormOrigin } from './card-form';
import { addCharityPages } from './charity-page';
import { embeddingOf, embedOriginsOf } from './embedding';
import { addFindPages } from './find-pages';
import { addFilesForRobots } from './for-robots';
import { bodyOf, headOf, titleOf } from './give-page';
import { html } from '../identity/html';
import { languageOf } from './language';
import { answerWebPage } from './layout';
import { addMovedPages } from './moved-pages';
import { addMyPages } from './my-page';
import { paymentForm } from './payment-form';
import { addReviewPages } from './review-page';

const GIVE_ENTRY = 'give/main.tsx';
const CARD_FORM_ENTRY = 'card-form/main.ts';
const PAGE_CACHE_SECONDS = 60;

type PageContext = Context & { params: Record<string, string> };

export function webPages(dependencies: ApiDependencies): Router {
  const router = new Router();
  const limit = limitAddress(dependencies.db) as Middleware;
  router.get('/give/:id', limit, (context: PageContext) => answerGive(context, dependencies));
  addFindPages(router, limit, dependencies);
  addMyPages(router, limit, dependencies);
  addMovedPages(router);
  addReviewPages(router, limit, dependencies);
  addCharityPages(router, limit, dependencies);
  addFilesForRobots(router, limit, dependencies);
  addAssets(router);
  if (dependencies.gateways.processor.name === 'sandbox') {
    router.get(CARD_FORM_PATH, limit, (context: PageContext) => answerCardForm(context, dependencies));
  }
  return router;
}

async function answerGive(context: PageContext, { db, config, gateways }: ApiDependencies): Promise<void> {
  const recipient = await findRecipient(db, context.params.id ?? '');
  if (recipient === undefined) throw notFound('charity or campaign');
  const { charity, campaign } = recipient;
  const language = languageOf(context, config.environment);
  const embedding = embeddingOf(context, charity);
  const id = campaign?.id ?? charity.id;
  const { processor } = gateways;
  const form = paymentForm(context, { processor, language, embeddedId: embedding && id });
  const { apiAddress, apiHosts } = apiPlace(context, config);
  const address = `${publicAddress(config)}/give/${id}`;
  const page = { language, charity, campaign, address, form: form.data, embedding };
  context.set('Cache-Control', `public, max-age=${String(PAGE_CACHE_SECONDS)}`);
  answerWebPage(context, {
    language,
    title: titleOf(page),
    files: findPageFiles(GIVE_ENTRY),
    firstRead: `/v1/give/${id}`,
    // Without origins, no site may show the page.
    policy: policyOf('give', form.hosts, apiHosts, { 'frame-ancestors': embedding?.origins ?? [] }),
    apiAddress,
    head: headOf(page),
    body: bodyOf(page),
  });
  if (embedding !== undefined) context.remove('X-Frame-Options');
}

async function answerCardForm(context: Context, { db }: ApiDependencies): Promise<void> {
  const { embed } = context.query;
  const shownFor = typeof embed === 'string' ? await findRecipient(db, embed) : undefined;
  const origins = shownFor === undefined ? [] : embedOriginsOf(shownFor.charity);
  const language = languageOf(context, 'sandbox');
  answerWebPage(context, {
    language,
    title: 'Sandbox',
    files: findPageFiles(CARD_FORM_ENTRY),
    policy: policyOf('card-form', { 'frame-ancestors': [cardFormOrigin(context), ...origins] }),
    body: html`<div class="card-form" id="card-form"></div>`,
  });
  context.remove('X-Frame-Options');
}
