/** Serves Stripe's own form in a browser: the double of Stripe.js under its real address. Its calls go to a server of the test. */
import { type BrowserContext } from 'playwright-core';
import { STRIPE_JS_FILES } from './stripe-js';

/** Serves the double in a browser. Its calls go to `apiUrl`. Returns the bodies of these calls, as they come. */
export async function serveStripeForm(context: BrowserContext, apiUrl: string): Promise<string[]> {
  const sent: string[] = [];
  await context.route('https://js.stripe.com/**', (route) => {
    const file = STRIPE_JS_FILES[new URL(route.request().url()).pathname];
    return file === undefined ? route.fulfill({ status: 404 }) : route.fulfill(file);
  });
  await context.route('https://api.stripe.com/**', async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const body = request.postData() ?? '';
    sent.push(body);
    const reply = await fetch(apiUrl + pathname + search, {
      method: request.method(),
      ...(request.method() === 'GET' ? {} : { body }),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    await route.fulfill({
      status: reply.status,
      contentType: 'application/json',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: await reply.text(),
    });
  });
  return sent;
}
