/** Reads the links of a web page. */
import { Parser } from 'htmlparser2';

/** Returns where the links of an HTML page lead, however broken the page is. */
export function listLinks(html: string): string[] {
  const links: string[] = [];
  const parser = new Parser({
    onopentag(name, { href }) {
      if (name === 'a' && href !== undefined) links.push(href);
    },
  });
  parser.end(html);
  return links;
}
