/** Serves the pages `/`, /charities/{id} and /campaigns/{id} with a short text. Their script renders the rest. */
import type Router from '@koa/router';
import { type Context, type Middleware } from 'koa';
import { type Config } from '../../config';
import { listPhotos } from '../../db/queries/charities/photos';
import { notFound } from '../../domain/errors';
import { publicAddress } from '../../domain/public-address';
import { html } from '../identity/html';
import { policyOf } from '../page-policies';
import { type ApiDependencies } from '../route';
import { findRecipient } from '../routes/charities/recipient';
import { speak } from '../../texts/languages';
import { apiPlace } from './api-place';
import { findPageFiles } from './built-pages';
import { charityFacts, publicHead, type PublicPage, SITE_NAME } from './head';
import { languageOf } from './language';
import { answerWebPage } from './layout';
import { accountLink, siteHeader } from './site-header';

const ENTRY = 'find/main.tsx';
const CACHE_SECONDS = 60;

type PageContext = Context & { params: Record<string, string> };

/** The texts that the server renders, for search engines and for browsers without scripts. */
interface Shown extends PublicPage {
  language: string;
  heading: string;
  text: string;
}

export function addFindPages(router: Router, limit: Middleware, dependencies: ApiDependencies): void {
  router.get('/', limit, (context: PageContext) => answerFind(context, dependencies));
  router.get('/charities/:id', limit, (context: PageContext) => answerCharity(context, dependencies));
  router.get('/campaigns/:id', limit, (context: PageContext) => answerCampaign(context, dependencies));
}

function answerFind(context: Context, { config }: ApiDependencies): void {
  const language = languageOf(context, config.environment);
  const say = speak('web-pages', language);
  const address = `${publicAddress(config)}/`;
  const search = {
    '@type': 'SearchAction',
    target: `${address}?q={words}`,
    'query-input': 'required name=words',
  };
  answer(context, config, {
    language,
    title: say('findTitle'),
    heading: say('findTitle'),
    text: say('describeFind'),
    description: say('describeFind'),
    address,
    facts: { '@type': 'WebSite', name: SITE_NAME, url: address, potentialAction: search },
  });
}

async function answerCharity(context: PageContext, { db, config }: ApiDependencies): Promise<void> {
  const recipient = await findRecipient(db, context.params.id ?? '');
  if (recipient === undefined || recipient.campaign !== undefined) throw notFound('charity');
  const { charity } = recipient;
  const language = languageOf(context, config.environment);
  const say = speak('web-pages', language);
  const own = publicAddress(config);
  const address = `${own}/charities/${charity.id}`;
  const [photo] = (await listPhotos(db, [charity.id])).get(charity.id) ?? [];
  const picture = photo === undefined ? undefined : `${own}/v1/photos/${photo.id}`;
  answer(context, config, {
    language,
    title: charity.name,
    heading: charity.name,
    text: charity.description ?? '',
    description: charity.description ?? say('describeCharity', { name: charity.name }),
    address,
    picture,
    facts: { ...charityFacts(charity), url: address, ...(picture === undefined ? {} : { image: picture }) },
  });
}

async function answerCampaign(context: PageContext, { db, config }: ApiDependencies): Promise<void> {
  const recipient = await findRecipient(db, context.params.id ?? '');
  if (recipient?.campaign === undefined) throw notFound('campaign');
  const { charity, campaign } = recipient;
  const language = languageOf(context, config.environment);
  const say = speak('web-pages', language);
  const own = publicAddress(config);
  const names = { campaign: campaign.name, charity: charity.name };
  const recipientFacts = { ...charityFacts(charity), url: `${own}/charities/${charity.id}` };
  answer(context, config, {
    language,
    title: say('campaignOf', names),
    heading: campaign.name,
    text: campaign.description ?? '',
    description: campaign.description ?? say('describeCampaign', names),
    address: `${own}/campaigns/${campaign.id}`,
    facts: {
      '@type': 'DonateAction',
      name: campaign.name,
      target: `${own}/give/${campaign.id}`,
      recipient: recipientFacts,
    },
  });
}

function answer(context: Context, config: Config, shown: Shown): void {
  const { language } = shown;
  const { apiAddress, apiHosts } = apiPlace(context, config);
  context.set('Cache-Control', `public, max-age=${String(CACHE_SECONDS)}`);
  answerWebPage(context, {
    language,
    title: shown.title,
    files: findPageFiles(ENTRY),
    policy: policyOf('find', apiHosts),
    apiAddress,
    head: publicHead(shown),
    body: html`<div id="find">
      ${siteHeader({ language, path: context.path, person: accountLink(language, context.path) })}
      <main class="column" id="content" tabindex="-1">
        <h1>${shown.heading}</h1>
        <p class="mission">${shown.text}</p>
        <noscript
          ><p class="notice">
            ${speak('web-pages', language)('findNeedsScript', { name: shown.heading })}
          </p></noscript
        >
      </main>
    </div>`,
  });
}
