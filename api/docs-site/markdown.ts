/** Renders our own Markdown pages as HTML, with an anchor for each heading and links that lead inside the site. */
import path from 'node:path';
import escapeHtml from 'escape-html';
import { Marked, type RendererObject } from 'marked';
import { Html } from '../identity/html';

export interface Heading {
  id: string;
  /** The heading as HTML, such as `The query language of <code>q</code>`. */
  text: Html;
}

export interface Rendered {
  body: Html;
  /** The headings of the second level, for the table of contents. */
  headings: Heading[];
}

/** Where a file of the repository is served, or undefined if the site does not have it. */
export type FindPath = (file: string) => string | undefined;

/** Renders a page without its first heading, which the layout shows. */
export function renderMarkdown(markdown: string, source: string, findPath: FindPath): Rendered {
  const headings: Heading[] = [];
  const marked = new Marked({ renderer: { ...plainParts, ...linkedParts(source, findPath, headings) } });
  const text = marked.parse(markdown.replace(/^# .+\n/m, ''), { async: false });
  return { body: new Html(text), headings };
}

/** Renders one description of the API: a paragraph of text and code, without headings. */
export function renderInline(text: string): Html {
  return new Html(new Marked({ renderer: plainParts }).parseInline(text, { async: false }));
}

const plainParts: RendererObject = {
  // Escapes raw HTML, because no page uses it. Text such as `<API_KEY>` then appears as written.
  html: ({ text }) => escapeHtml(text),
  // A wide block scrolls on its own. `tabindex` lets people scroll it with the keyboard.
  code: ({ text, lang }) =>
    `<pre tabindex="0"><code${lang === undefined || lang === '' ? '' : ` data-language="${escapeHtml(lang)}"`}>${escapeHtml(text)}</code></pre>\n`,
  image: ({ text }) => escapeHtml(text),
  table({ header, rows }) {
    const head = header.map(({ tokens }) => {
      const text = this.parser.parseInline(tokens);
      // An empty cell labels no column, so it must not be a header cell.
      return text === '' ? '<td></td>' : `<th scope="col">${text}</th>`;
    });
    const body = rows.map((row) => {
      const cells = row.map(({ tokens }) => `<td>${this.parser.parseInline(tokens)}</td>`);
      return `<tr>${cells.join('')}</tr>\n`;
    });
    return `<div class="scroll" tabindex="0"><table><thead><tr>${head.join('')}</tr></thead>\n<tbody>${body.join('')}</tbody></table></div>\n`;
  },
};

function linkedParts(source: string, findPath: FindPath, headings: Heading[]): RendererObject {
  const used = new Map<string, number>();
  return {
    heading({ tokens, depth, text }) {
      const content = this.parser.parseInline(tokens);
      const id = distinct(slugOf(text), used);
      if (depth === 2) headings.push({ id, text: new Html(content) });
      return `<h${String(depth)} id="${id}">${content}</h${String(depth)}>\n`;
    },
    link({ href, tokens }) {
      const content = this.parser.parseInline(tokens);
      const target = resolveLink(href, source, findPath);
      return target === undefined ? content : `<a href="${escapeHtml(target)}">${content}</a>`;
    },
  };
}

/** Links to files that the site does not have, such as source code, become plain text. */
function resolveLink(href: string, source: string, findPath: FindPath): string | undefined {
  if (href.startsWith('#') || /^https?:/.test(href)) return href;
  const [file = '', anchor] = path.posix.join(path.posix.dirname(source), href).split('#');
  const served = findPath(file);
  return served === undefined || anchor === undefined ? served : `${served}#${anchor}`;
}

/** The anchor of a heading as GitHub writes it: `## Limits of a donor` is `limits-of-a-donor`. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

/** Repeated headings of a page get `-1`, `-2` and so on. */
function distinct(slug: string, used: Map<string, number>): string {
  const count = used.get(slug) ?? 0;
  used.set(slug, count + 1);
  return count === 0 ? slug : `${slug}-${String(count)}`;
}
