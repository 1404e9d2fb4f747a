/** Finds texts of pages that nobody can translate. */
import { type Visit } from '../../support/browser';

/** What a page says outside the marks of the pseudo-language, without names that were given to it. */
function untranslated({ text }: Visit, names: string[]): string[] {
  const body = text
    .replace(/<head>[^]*<\/head>/, '')
    .replace(/<(\w+)[^>]* (?:lang="en"|translate="no")[^>]*>[^<]*<\/\1>/g, '')
    .replace(/https?:\/\/[^\s<"]+|0x[0-9a-f]{4}(?:[0-9a-f]{36}|…[0-9a-f]{4})|[\w.-]+@[\w.-]+/g, '')
    .replace(/<(code|svg|time|pre)[^>]*>[^]*?<\/\1>/g, '');
  const labels = [...body.matchAll(/(?:aria-label|placeholder|title)="([^"]*)"/g)].map(
    ([, label = '']) => label,
  );
  const said = [...body.replace(/<[^>]*>/g, '\n').split('\n'), ...labels];
  return said
    .map((each) =>
      names.reduce((rest, name) => rest.replaceAll(name, ''), each.replace(/⟦[^⟧]*⟧/g, '')).trim(),
    )
    .filter((each) => /\p{L}{2}/u.test(each));
}

/** Fails if one of the pages is not in the pseudo-language, or has a text without its marks. */
export function expectTranslated(seen: Visit[], names: string[]): void {
  const faults = seen.flatMap((page) =>
    untranslated(page, names).map((text) => `${new URL(page.url).pathname}: ${text}`),
  );
  expect(faults).toEqual([]);
  const untouched = seen.filter(({ text }) => !text.includes('<html lang="en-XA">'));
  expect(untouched.map(({ url }) => url)).toEqual([]);
}
