/**
 * Renders `/receipts/{hash}` as one HTML text that contains its style, its script, its texts and the keys that
 * it trusts.
 */
import { createHash } from 'node:crypto';
import { type KeyOf, type Say as SayOf, sentencesOf, speak } from '../../texts/languages';
import { type Html, html } from '../identity/html';
import { commonHead } from '../web-pages/head';
import { accountLink, siteHeader } from '../web-pages/site-header';

export interface PageTrust {
  logs: { origin: string; keys: string[] }[];
  witnesses: string[];
  /** The page then says that no money moved. */
  isSandbox: boolean;
}

export interface ReceiptPage {
  /** The content security policy. It allows only this style, this script, the logo, and requests to this site. */
  policy: string;
  text: string;
}

/** The parts of the page that do not depend on the language. */
export interface PageParts {
  trust: PageTrust;
  script: string;
  style: string;
}

type Key = KeyOf<'receipt-page'>;
type Say = SayOf<Key>;

export function renderReceiptPage(language: string, parts: PageParts): ReceiptPage {
  const { trust, script, style } = parts;
  const say = speak('receipt-page', language);
  const own = `default-src 'none'; script-src '${hash(script)}'; style-src '${hash(style)}'; base-uri 'none'; form-action 'none'`;
  return {
    policy: `${own}; img-src 'self'; connect-src 'self'; frame-ancestors 'none'`,
    // Does not use the `html` tag, because the style and the script must stay exactly as the policy hashes
    // them.
    text: [
      `<!doctype html><html lang="${language}"><head>${commonHead(say('giftProof')).text}`,
      `<style>${style}</style></head>`,
      `<body><div id="page">${headerOf(language).text}${renderBody(say, trust).text}</div>`,
      `<script type="application/json" id="trust">${print({ ...trust, policy: own })}</script>`,
      `<script type="application/json" id="words">${print(sentencesOf('receipt-script', language))}</script>`,
      `<script>${script}</script></body></html>`,
    ].join('\n'),
  };
}

/** The path of the page is no way's, so the text stays the same for every receipt. */
function headerOf(language: string): Html {
  return siteHeader({ language, path: '/receipts', person: accountLink(language, '/receipts') });
}

function renderBody(say: Say, trust: PageTrust): Html {
  return html`<main class="account" id="content" tabindex="-1">
    <div class="proof">
      <h1>${say('giftProof')}</h1>
      <div id="result" role="status"></div>
      <button id="save" type="button" class="secondary" hidden>${say('saveProof')}</button>
      <p id="saved" class="hint" role="status"></p>
    </div>
    <section>
      <h2>${say('proofHides')}</h2>
      ${listOf(say, ['hidesDonor', 'hidesRefunds', 'hidesPayout'])}
    </section>
    ${expertsOf(say, trust)}
    <section>
      <details id="another" class="fold">
        <summary>${say('checkFile')}</summary>
        <p>${say('checkFileText')}</p>
        <div class="field">
          <label for="file">${say('proofFile')}</label>
          <input id="file" type="file" accept=".json,application/json" />
        </div>
      </details>
    </section>
  </main>`;
}

function expertsOf(say: Say, trust: PageTrust): Html {
  return html`<section>
    <details class="fold">
      <summary>${say('forExperts')}</summary>
      <div id="facts"></div>
      <h3>${say('proofShows')}</h3>
      ${listOf(say, ['showsSigned', 'showsFinal', 'showsWitness'])}
      <h3>${say('pageTrusts')}</h3>
      <p>${say('pageTrustsText')}</p>
      ${keysOf(say, trust)}
    </details>
  </section>`;
}

function keysOf(say: Say, { logs, witnesses }: PageTrust): Html {
  const keys = logs.map(
    ({ origin, keys }) =>
      html`<dt><code>${origin}</code></dt>
        ${keys.map((key) => html`<dd><code>${key}</code></dd>`)}`,
  );
  const witnessKeys = witnesses.map((key) => html`<dd><code>${key}</code></dd>`);
  const term = witnesses.length === 0 ? undefined : html`<dt>${say('witnesses')}</dt>`;
  return html`<dl>${keys} ${term} ${witnessKeys}</dl>`;
}

export function listOf(say: Say, keys: Key[]): Html {
  return html`<ul>
    ${keys.map((key) => html`<li>${say(key)}</li>`)}
  </ul>`;
}

function print(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
