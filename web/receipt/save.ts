/** Builds a copy of the page as one HTML file: its code, its texts, the keys it trusts, the leaf and the proof. */
import { type PageProof, type PageTrust } from './check';
import { type Words } from './words';

export interface CopyParts {
  /** The body of the page before it showed an outcome. */
  body: string;
  trust: PageTrust;
  words: Words;
  proof: PageProof;
}

export function buildCopy({ body, trust, words, proof }: CopyParts): string {
  const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  return [
    `<!doctype html><html lang="${document.documentElement.lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="${trust.policy}">`,
    `<title>${document.title}</title>`,
    `<style>${textOf('style')}</style></head><body><div id="page">${standAlone(body)}</div>`,
    `<script type="application/json" id="trust">${printData(trust)}</script>`,
    `<script type="application/json" id="words">${printData(words)}</script>`,
    `<script type="application/json" id="proof">${printData(proof)}</script>`,
    `<script>${textOf('script:not([type])')}</script></body></html>`,
  ].join('\n');
}

/** The other pages and the logo are not on the reader's disk. */
function standAlone(body: string): string {
  return body.replaceAll('href="/', `href="${location.origin}/`).replace(/<img\b[^>]*>/, '');
}

/** Prints data for a script element. Escapes `<`, because it could end the element. */
function printData(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
