/** Stripe's own form, in a browser: a double of Stripe.js under its real address, which confirms at a server of the test. */
import { type BrowserContext } from 'playwright-core';

/** The form asks for a number. A payment that the bank wants confirmed asks by a dialog of the browser. */
const LIBRARY = `
window.Stripe = (key) => {
  async function post(setup, action, fields) {
    const body = new URLSearchParams({ key, client_secret: setup.secret, ...fields });
    const reply = await fetch('https://api.stripe.com/v1/setup_intents/' + setup.id + '/' + action, {
      method: 'POST', body,
    });
    return reply.json();
  }
  async function answer(secret, action, fields = {}) {
    const path = 'https://api.stripe.com/v1/payment_intents/' + secret.replace(/_secret_.*/, '');
    const names = { key, client_secret: secret, ...fields };
    const reply = action === undefined
      ? await fetch(path + '?' + new URLSearchParams(names))
      : await fetch(path + '/' + action, { method: 'POST', body: new URLSearchParams(names) });
    return reply.json();
  }
  async function answerBank(secret) {
    const payment = await answer(secret, '_authenticate', { success: String(confirm('Is it you?')) });
    return payment.last_payment_error == null ? { paymentIntent: payment } : { error: payment.last_payment_error };
  }
  return {
    elements: ({ clientSecret }) => ({
      clientSecret,
      create: (kind) => ({
        mount(at) {
          if (kind !== 'payment') throw new Error('the double has only the payment form');
          document.querySelector(at).innerHTML = '<label>Number of the card or account <input id="number"></label>';
        },
      }),
    }),
    async retrievePaymentIntent(secret) {
      return { paymentIntent: await answer(secret, undefined) };
    },
    handleNextAction: ({ clientSecret }) => answerBank(clientSecret),
    async confirmCardPayment(secret, { payment_method }) {
      await answer(secret, 'confirm', { payment_method });
      return answerBank(secret);
    },
    async confirmSetup({ elements, confirmParams, redirect }) {
      if (redirect !== 'if_required') throw new Error('the double never redirects');
      const secret = elements.clientSecret;
      const setup = { id: secret.replace(/_secret_.*/, ''), secret };
      let answer = await post(setup, 'confirm', {
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': document.querySelector('#number').value,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2099',
        'payment_method_data[card][cvc]': '123',
        return_url: confirmParams.return_url,
      });
      if (answer.next_action?.type === 'use_stripe_sdk') {
        answer = await post(setup, '_authenticate', { success: String(confirm('Is it you?')) });
      }
      const isDone = answer.status === 'succeeded';
      const error = answer.error ?? (isDone ? undefined : answer.last_setup_error) ?? undefined;
      return error === undefined ? { setupIntent: answer } : { error };
    },
  };
};
`;

/** Serves the double in a browser. Its calls go to `apiUrl`. Returns the bodies of these calls, as they come. */
export async function serveStripeForm(context: BrowserContext, apiUrl: string): Promise<string[]> {
  const sent: string[] = [];
  await context.route('https://js.stripe.com/v3/', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: LIBRARY }),
  );
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
