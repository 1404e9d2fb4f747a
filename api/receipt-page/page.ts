/**
 * Renders `/receipts/{hash}` as one HTML text that contains its style, its script, its texts and the keys that
 * it trusts.
 */
import { createHash } from 'node:crypto';
import { type KeyOf, type Say as SayOf, sentencesOf, speak } from '../../texts/languages';
import { type Html, html } from '../identity/html';
import { SITE_NAME } from '../web-pages/layout';

export interface PageTrust {
  logs: { origin: string; keys: string[] }[];
  witnesses: string[];
  /** The page then says that no money moved. */
  isSandbox: boolean;
}

export interface ReceiptPage {
  /** The content security policy. It allows only this style, this script, and requests to this site. */
  policy: string;
  text: string;
}

/** The parts of the page that do not depend on the language. */
export interface PageParts {
  trust: PageTrust;
  script: string;
  /** The stylesheet of the account's pages. */
  style: string;
}

/** Adds to the stylesheet what only this page has. */
const OWN_STYLE = `
.proof { display: grid; grid-template-columns: minmax(0, 1fr); }
.proof > :not(h1, :empty) { margin-block-start: var(--space-4); }
#save[hidden] { display: none; }
.verdict h2 {
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3);
  font-size: calc(1.2 * var(--text-large));
}
.verdict h2::before {
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  border: 2px solid var(--mark);
  border-radius: 50%;
  background: var(--mark);
  color: var(--surface);
  line-height: 1;
}
.verdict.good h2 { --mark: var(--accent); }
.verdict.good h2::before { content: '\\2713' / ''; }
.verdict.bad h2 { --mark: var(--fault); }
.verdict.bad h2::before { content: '\\2715' / ''; }
dt { font-weight: 600; }
dd { margin: 0 0 var(--space-3); overflow-wrap: anywhere; }
.fold > * + * { margin-block-start: var(--space-4); }
`;

type Key = KeyOf<'receipt-page'>;
type Say = SayOf<Key>;

export function renderReceiptPage(language: string, parts: PageParts): ReceiptPage {
  const { trust, script } = parts;
  const say = speak('receipt-page', language);
  const style = parts.style + OWN_STYLE;
  const own = `default-src 'none'; script-src '${hash(script)}'; style-src '${hash(style)}'; base-uri 'none'; form-action 'none'`;
  return {
    policy: `${own}; connect-src 'self'; frame-ancestors 'none'`,
    // Does not use the `html` tag, because the style and the script must stay exactly as the policy hashes
    // them.
    text: [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      html`<title>${say('giftProof')} – ${SITE_NAME}</title>`.text,
      `<style>${style}</style></head>`,
      `<body><div id="page">${renderBody(say, trust).text}</div>`,
      `<script type="application/json" id="trust">${print({ ...trust, policy: own })}</script>`,
      `<script type="application/json" id="words">${print(sentencesOf('receipt-script', language))}</script>`,
      `<script>${script}</script></body></html>`,
    ].join('\n'),
  };
}

function renderBody(say: Say, trust: PageTrust): Html {
  return html`<header class="bar">
      <p class="brand"><a href="/" translate="no">${SITE_NAME}</a></p>
    </header>
    <main class="account">
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

function listOf(say: Say, keys: Key[]): Html {
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
