/** A proxy ends TLS in front of the sign-in pages, as in production. */
import { useApi } from '../../support/api';
import { FormBrowser } from '../../support/browser';

const SITE = 'https://giving.example.org';

const api = useApi({}, { environment: 'production', publicUrl: SITE, trustedProxies: ['127.0.0.1/32'] });

it('the sign-in page sets its secure cookie', async () => {
  const browser = new FormBrowser(api.url, { 'X-Forwarded-Proto': 'https' });
  // Each redirect leads to the public address, which the proxy would forward here.
  let page = await browser.open('/account/security');
  for (let hop = 0; hop < 3 && page.url.startsWith(SITE); hop += 1) {
    const { pathname, search } = new URL(page.url);
    page = await browser.open(pathname + search);
  }
  expect({ status: page.status, hasForm: page.text.includes('Email address') }).toEqual({
    status: 200,
    hasForm: true,
  });
  expect(page.headers.getSetCookie().join('\n')).toMatch(/^__Host-giving_form=.*; secure/m);
});
