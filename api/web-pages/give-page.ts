/** Renders the static part of /give/{id}: the name and the mission. The script adds the form. */
import { type Charity } from '../../db/queries/charities/charities';
import { speak } from '../../texts/languages';
import { type Html, html } from '../identity/html';
import { type Embedding } from './embedding';
import { charityFacts, publicHead } from './head';
import { accountLink, commonWays, siteHeader } from './site-header';

export interface GivePage {
  language: string;
  charity: Pick<Charity, 'id' | 'name' | 'description' | 'logo' | 'ein'>;
  campaign: { id: string; name: string } | undefined;
  /** The page's own address, for search engines. */
  address: string;
  /** What the script must know about the processor's form. */
  form: Html;
  /** Set if another site shows the page in a frame. */
  embedding: Embedding | undefined;
}

export function titleOf({ language, charity, campaign }: GivePage): string {
  const say = speak('web-pages', language);
  return campaign === undefined
    ? say('giveTo', { name: charity.name })
    : say('giveToCampaign', { name: charity.name, campaign: campaign.name });
}

export function headOf(page: GivePage): Html {
  const { charity, address, embedding } = page;
  const head = publicHead({
    title: titleOf(page),
    description:
      charity.description ?? speak('web-pages', page.language)('describeGive', { name: charity.name }),
    address,
    facts: { '@type': 'DonateAction', target: address, recipient: charityFacts(charity) },
  });
  return embedding === undefined ? head : html`<base target="_blank" />${head}`;
}

export function bodyOf(page: GivePage): Html {
  const { charity, campaign, language } = page;
  const embedOrigin = page.embedding?.origin;
  return html`${page.embedding === undefined ? headerOf(page) : undefined}
    <main class="give" id="content" tabindex="-1">
      <header class="charity">
        ${campaign === undefined ? undefined : html`<p class="kicker">${charity.name}</p>`}
        <h1>${titleOf(page)}</h1>
        ${charity.description === null ? undefined : html`<p class="mission">${charity.description}</p>`}
      </header>
      <div
        id="form"
        data-id="${campaign?.id ?? charity.id}"
        ${embedOrigin === undefined ? undefined : html` data-embed-origin="${embedOrigin}"`}
        ${page.form}
      >
        <noscript
          ><p class="notice">
            ${speak('web-pages', language)('giveNeedsScript', { name: charity.name })}
          </p></noscript
        >
      </div>
    </main>`;
}

/** A site that shows the page in a frame has a header of its own. */
function headerOf({ language, charity, campaign }: GivePage): Html {
  const say = speak('web-pages', language);
  const about =
    campaign === undefined
      ? { path: `/charities/${charity.id}`, text: say('aboutCharity') }
      : { path: `/campaigns/${campaign.id}`, text: say('aboutCampaign') };
  const path = `/give/${(campaign ?? charity).id}`;
  return siteHeader({
    language,
    path,
    ways: [...commonWays(language), about],
    person: accountLink(language, path),
  });
}
