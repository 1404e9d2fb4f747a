/** Lists the Markdown pages of `/docs`. The navigation, the routes and `llms.txt` come from this list. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The root of the repository, or `dist/`, where `npm run build` copies the pages. */
const ROOT = path.join(__dirname, '../..');

interface MarkdownPage {
  /** The file, such as `docs/guides/first-gift.md`. */
  source: string;
  /** Where it is served, such as `/docs/guides/first-gift`. */
  path: string;
  title: string;
  /** One sentence for lists of pages. */
  about: string;
}

export interface Section {
  title: string;
  pages: MarkdownPage[];
}

const GUIDES: [file: string, about: string][] = [
  ['docs/guides/start.md', 'What the platform is, and where to begin'],
  ['docs/guides/first-gift.md', 'Install the SDK, give, and verify the webhook'],
  ['docs/api.md', 'Credentials, amounts, errors, retries, lists and limits'],
  ['docs/sdk.md', 'Calls, retries, errors and verification with the TypeScript SDK'],
  ['docs/webhooks.md', 'Receive, verify and recover events'],
  ['docs/guides/recurring.md', 'Start, pause, change and cancel a recurring gift'],
  ['docs/guides/verification.md', 'Verify a charity, level by level'],
  ['docs/guides/search-language.md', 'Find charities with words, fields, ranges and places'],
  ['docs/guides/oauth.md', 'Act for a person with OAuth 2.0 and OpenID Connect'],
  ['docs/guides/getting-in.md', 'Get an account, a key or a charity without an operator'],
  ['docs/guides/matching.md', "Match the gifts of a campaign with a sponsor's money"],
  ['docs/guides/embed.md', 'Show the page for giving on another site'],
  ['docs/guides/mistakes.md', 'What the API answers to forty typical mistakes'],
  ['docs/guides/proofs.md', 'What the proof of a gift shows, and how a donor checks it'],
  ['docs/guides/checking-proofs.md', 'Check the receipt of a gift without trusting the platform'],
  ['docs/guides/bank-files.md', 'Pay charities through a bank that takes files'],
  ['docs/guides/terms.md', 'What holds for everybody who uses a sandbox'],
  ['docs/guides/going-live.md', 'Move an integration from the sandbox to production'],
];

const OPERATION: [file: string, about: string][] = [
  ['docs/operating.md', 'Settings, commands and alarms of an installation'],
  ['docs/production.md', 'Set up an installation for real money'],
  ['docs/security.md', 'What protects keys, money and personal data'],
  ['docs/accessibility.md', 'How the pages for donors meet WCAG 2.2, level AA'],
];

const RULES = 'docs/rules';

/** Reads the pages once, when the site is built. */
export function listSections(): Section[] {
  const rules = readdirSync(path.join(ROOT, RULES)).filter((file) => file.endsWith('.md'));
  return [
    { title: 'Guides', pages: GUIDES.map(([source, about]) => describe(source, about)) },
    { title: 'Rules', pages: rules.sort().map((file) => describe(`${RULES}/${file}`, '')) },
    { title: 'Operation', pages: OPERATION.map(([source, about]) => describe(source, about)) },
  ];
}

export function readSource(source: string): string {
  return readFileSync(path.join(ROOT, source), 'utf8');
}

function describe(source: string, about: string): MarkdownPage {
  const [, title = source] = /^# (.+)$/m.exec(readSource(source)) ?? [];
  return { source, path: servedAt(source), title: title.replaceAll('`', ''), about };
}

/** `docs/guides/start.md` is `/docs`. Pages directly in `docs/` are among the guides, unless they are for operators. */
function servedAt(source: string): string {
  if (source === 'docs/guides/start.md') return '/docs';
  const name = path.posix.basename(source, '.md');
  const folder = path.posix.dirname(source);
  if (folder !== 'docs') return `/${folder}/${name}`;
  return OPERATION.some(([file]) => file === source) ? `/docs/operate/${name}` : `/docs/guides/${name}`;
}
