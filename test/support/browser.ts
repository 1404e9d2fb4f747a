/** A browser as far as forms and cookies go: follows links and redirects, keeps cookies by path, sends forms. */

interface Cookie {
  name: string;
  value: string;
  path: string;
}

export interface Visit {
  status: number;
  url: string;
  headers: Headers;
  text: string;
}

export class FormBrowser {
  private cookies: Cookie[] = [];

  /** Redirects that leave this origin are not followed; the answer's `url` is then where they lead. */
  constructor(
    private readonly origin: string,
    private readonly extraHeaders: Record<string, string> = {},
  ) {}

  async open(path: string): Promise<Visit> {
    return this.go(new URL(path, this.origin), { method: 'GET' });
  }

  /** Fills the form whose action ends with `action` on the page and sends it. */
  async send(page: Visit, action: string, fields: Record<string, string>): Promise<Visit> {
    const target = [...page.text.matchAll(/<form[^>]*action="([^"]+)"/g)]
      .map(([, href = '']) => href)
      .find((href) => href.endsWith(action));
    if (target === undefined) throw new Error(`no form ${action} on ${page.url}:\n${page.text}`);
    const hidden = [...page.text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const body = new URLSearchParams({
      ...Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])),
      ...fields,
    });
    return this.go(new URL(target, page.url), {
      method: 'POST',
      body,
      headers: { Origin: this.origin, 'Sec-Fetch-Site': 'same-origin' },
    });
  }

  /** Every cookie as the server set it. */
  jar(): readonly Cookie[] {
    return this.cookies;
  }

  private async go(url: URL, init: RequestInit): Promise<Visit> {
    const cookie = this.cookies
      .filter(({ path }) => url.pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: {
        Accept: 'text/html',
        ...this.extraHeaders,
        ...(init.headers as Record<string, string>),
        ...(cookie && { Cookie: cookie }),
      },
    });
    for (const header of response.headers.getSetCookie()) this.keep(header, url);
    const location = response.headers.get('Location');
    const text = await response.text();
    if (location === null) return { status: response.status, url: url.href, headers: response.headers, text };
    const next = new URL(location, url);
    if (next.origin !== this.origin)
      return { status: response.status, url: next.href, headers: response.headers, text };
    return this.go(next, { method: 'GET' });
  }

  private keep(header: string, url: URL): void {
    const [pair = '', ...attributes] = header.split(/;\s*/);
    const [name = '', ...rest] = pair.split('=');
    const path = attributes.find((each) => /^path=/i.test(each))?.slice(5) ?? url.pathname;
    this.cookies = this.cookies.filter((each) => each.name !== name || each.path !== path);
    const isGone = attributes.some((each) => /^expires=thu, 01 jan 1970/i.test(each));
    if (!isGone) this.cookies.push({ name, value: rest.join('='), path });
  }
}
