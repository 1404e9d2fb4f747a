/**
 * Renders `/receipts/{hash}` as one HTML text that contains its style, its script and the keys that it
 * trusts.
 */
import { createHash } from 'node:crypto';
import { type Html, html } from '../identity/html';
import { STYLE } from './style';

export interface PageTrust {
  logs: { origin: string; keys: string[] }[];
  witnesses: string[];
}

export interface ReceiptPage {
  /** The content security policy. It allows only this style, this script, and requests to this site. */
  policy: string;
  text: string;
}

const PAGE_STYLE = `${STYLE}
@media (max-width: 30rem) { main { margin: 0; padding: 1rem; border-radius: 0; } }
dt { font-weight: 600; }
dd { margin: 0 0 .5rem; overflow-wrap: anywhere; }
input[type=file] { max-width: 100%; }
`;
const STYLE_HASH = hash(PAGE_STYLE);
const TITLE = 'Verify a receipt – Giving Platform';

export function renderReceiptPage(trust: PageTrust, script: string): ReceiptPage {
  const own = `default-src 'none'; script-src '${hash(script)}'; style-src '${STYLE_HASH}'; base-uri 'none'; form-action 'none'`;
  const data = JSON.stringify({ ...trust, policy: own }).replaceAll('<', '\\u003c');
  return {
    policy: `${own}; connect-src 'self'; frame-ancestors 'none'`,
    // Does not use the `html` tag, because the style and the script must stay exactly as the policy hashes
    // them.
    text: [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<title>${TITLE}</title><style>${PAGE_STYLE}</style></head>`,
      `<body><main class="wide">${renderBody(trust).text}</main>`,
      `<script type="application/json" id="trust">${data}</script>`,
      `<script>${script}</script></body></html>`,
    ].join('\n'),
  };
}

function renderBody({ logs, witnesses }: PageTrust): Html {
  const keys = logs.map(
    ({ origin, keys }) =>
      html`<dt><code>${origin}</code></dt>
        ${keys.map((key) => html`<dd><code>${key}</code></dd>`)}`,
  );
  const witnessKeys = witnesses.map((key) => html`<dd><code>${key}</code></dd>`);
  return html`<h1>Verify a receipt</h1>
    <p>Your own browser verifies the receipt. The receipt's text is never sent anywhere.</p>
    <label for="file">File of a proof (JSON). You can also drop it on this page.</label>
    <input id="file" type="file" accept=".json,application/json" />
    <div id="result" role="status"></div>
    <button id="save" type="button" hidden>Save as one file</button>
    <section>
      <h2>What this page trusts</h2>
      <p>Compare these keys with a copy from elsewhere, such as the charity or an older receipt.</p>
      <dl>${keys} ${witnesses.length === 0 ? undefined : html`<dt>Witnesses</dt>`} ${witnessKeys}</dl>
    </section>
    <section>
      <h2>What a verified receipt shows</h2>
      <ul>
        <li>The platform signed that this gift, with exactly these values, is in its log.</li>
        <li>The platform cannot change or remove the entry without breaking its signed checkpoints.</li>
        <li>A witness cosignature shows that others saw the same log.</li>
      </ul>
      <h2>What it does not show</h2>
      <ul>
        <li>Who gave: the entry names no donor.</li>
        <li>That the list of refunds is complete: a newer proof may have more.</li>
        <li>
          That the money arrived. Ask the charity, which knows its payouts. While nobody has claimed the
          charity, the money is held for it, and the donor's receipt says so.
        </li>
      </ul>
    </section>`;
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
