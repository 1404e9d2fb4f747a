/** Collects all pages and files under `/docs`, by path. */
import { type Config } from '../../config';
import { publicAddress } from '../../domain/public-address';
import { html } from '../identity/html';
import { type ApiDocument, readDocument } from './api-document';
import { ERROR_PAGES, listErrorCodes, renderError, renderErrorIndex } from './error-pages';
import { type DocsPage, type NavigationSection } from './layout';
import { renderLlmsText } from './llms';
import { renderMarkdown } from './markdown';
import {
  pathOfTag,
  REFERENCE,
  type ReferenceOptions,
  renderReferenceIndex,
  renderTag,
  TRY_IT,
} from './reference';
import { listSections, readSource, type Section } from './site-map';
import { listTried, renderTryIt, TRY_IT_OPERATIONS_PATH, TRY_IT_SCRIPT, TRY_IT_SCRIPT_PATH } from './try-it';

const RULES_INDEX = '/docs/rules';
/** The address in the sources of the pages. Each installation shows its own instead. */
const SOURCE_ORIGIN = 'http://127.0.0.1:3000';

interface DocsFile {
  type: string;
  text: string;
}

export interface DocsSite {
  /** Functions, because each page is rendered only at its first request. */
  pages: Map<string, () => DocsPage>;
  files: Map<string, DocsFile>;
  navigation: NavigationSection[];
  llmsText: string;
}

export type SiteConfig = Pick<Config, 'publicUrl' | 'port' | 'environment'>;

export function buildSite(config: SiteConfig): DocsSite {
  const document = readDocument(config);
  const sections = listSections();
  const canTry = config.environment === 'sandbox';
  const origin = publicAddress(config);
  const tags = document.tags.map(({ name }) => ({ path: pathOfTag(name), title: name }));
  return {
    pages: new Map([
      ...listMarkdown(sections, origin),
      ...listErrors(),
      ...listReference(document, { canTry, origin }),
    ]),
    files: listFiles(document, canTry),
    navigation: buildNavigation(sections, tags, canTry),
    llmsText: renderLlmsText({ origin: config.publicUrl ?? '', sections, references: tags }),
  };
}

type Pages = [path: string, render: () => DocsPage][];

function listMarkdown(sections: Section[], origin: string): Pages {
  const all = sections.flatMap(({ pages }) => pages);
  const paths = new Map(all.map(({ source, path }) => [source, path]));
  paths.set('docs/rules', RULES_INDEX);
  const pages = all.map(({ source, path, title }): Pages[number] => [
    path,
    () => ({
      title,
      ...renderMarkdown(readSource(source).replaceAll(SOURCE_ORIGIN, origin), source, (file) =>
        paths.get(file),
      ),
    }),
  ]);
  return [...pages, [RULES_INDEX, () => renderRulesIndex(sections)]];
}

function renderRulesIndex(sections: Section[]): DocsPage {
  const rules = sections.find(({ title }) => title === 'Rules')?.pages ?? [];
  const links = rules.map(({ path, title }) => html`<li><a href="${path}">${title}</a></li>`);
  const body = html`<p>One page for each area, with every number.</p>
    <ul>
      ${links}
    </ul>`;
  return { title: 'Rules', body };
}

function listErrors(): Pages {
  const codes = listErrorCodes().map((code): Pages[number] => [
    `${ERROR_PAGES}/${code}`,
    () => renderError(code),
  ]);
  return [[ERROR_PAGES, renderErrorIndex], ...codes];
}

function listReference(document: ApiDocument, options: ReferenceOptions): Pages {
  const { canTry } = options;
  const tags = document.tags.map(({ name }): Pages[number] => [
    pathOfTag(name),
    () => renderTag(document, name, options),
  ]);
  const tryIt: Pages = [[TRY_IT, () => renderTryIt(listTried(document))]];
  return [[REFERENCE, () => renderReferenceIndex(document, canTry)], ...tags, ...(canTry ? tryIt : [])];
}

/** Production has no try-it form, so that nobody pastes a real key into a page. */
function listFiles(document: ApiDocument, canTry: boolean): Map<string, DocsFile> {
  if (!canTry) return new Map();
  return new Map([
    [TRY_IT_SCRIPT_PATH, { type: 'text/javascript', text: TRY_IT_SCRIPT }],
    [TRY_IT_OPERATIONS_PATH, { type: 'application/json', text: JSON.stringify(listTried(document)) }],
  ]);
}

function buildNavigation(
  sections: Section[],
  tags: { path: string; title: string }[],
  canTry: boolean,
): NavigationSection[] {
  const tryIt = { path: TRY_IT, title: 'Try a call' };
  const reference = {
    title: 'Reference',
    links: [
      { path: REFERENCE, title: 'All operations' },
      ...(canTry ? [tryIt] : []),
      { path: ERROR_PAGES, title: 'Errors' },
      ...tags,
    ],
  };
  const [guides, ...others] = sections.map(({ title, pages }) => ({ title, links: pages }));
  return [...(guides === undefined ? [] : [guides]), reference, ...others];
}
