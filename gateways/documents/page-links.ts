/** Reads the links of a web page. */
import { Parser } from 'htmlparser2';

/** The most links that are read of a page. */
export const MOST_LINKS = 2000;

/** Keeps no open elements: a page that opens 300,000 of them would take a minute. */
class FlatParser extends Parser {
  protected override isVoidElement(): boolean {
    return true;
  }
}

/** Returns where the first links of an HTML page lead, however broken the page is. */
export function listLinks(html: string): string[] {
  const links: string[] = [];
  const parser = new FlatParser({
    onopentag(name, { href }) {
      if (name === 'a' && href !== undefined) links.push(href);
      if (links.length === MOST_LINKS) parser.pause();
    },
  });
  parser.end(html);
  return links;
}
