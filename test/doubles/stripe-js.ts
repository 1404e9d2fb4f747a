/**
 * A double of Stripe.js. Like the real one, it shows fields and buttons in frames of its own origin, refuses what Stripe
 * refuses, and turns what was typed into a payment method by Stripe's API. Tests serve it under its real address
 * (./stripe-form.ts).
 *
 * `stripeDouble.options` of the page are what the form was told last.
 */

/** A payment of a client secret. One that the bank wants confirmed asks by a dialog of the browser. */
const PAYMENTS = `
function paymentsOf(key) {
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
    async retrievePaymentIntent(secret) {
      return { paymentIntent: await answer(secret, undefined) };
    },
    handleNextAction: ({ clientSecret }) => answerBank(clientSecret),
    async confirmCardPayment(secret, { payment_method }) {
      await answer(secret, 'confirm', { payment_method });
      return answerBank(secret);
    },
  };
}
`;

/** The form: its options, its elements, and what becomes of what was typed. */
const ELEMENTS = `
const STRIPE = 'https://js.stripe.com';
const GROUP_OPTIONS = [
  'mode', 'amount', 'currency', 'setupFutureUsage', 'allowedPaymentMethodTypes', 'paymentMethodOptions', 'paymentMethodCreation',
  'locale', 'appearance',
];
const WALLET_ANSWER_MS = 1000;
/** The currencies of a type that does not take all. */
const CURRENCIES_OF = { us_bank_account: ['usd'], sepa_debit: ['eur'] };

function refuse(text) {
  throw Object.assign(new Error(text), { name: 'IntegrationError' });
}

function checkOptions(options) {
  const unknown = Object.keys(options).find((name) => !GROUP_OPTIONS.includes(name));
  if (unknown !== undefined) refuse('Unknown option ' + unknown);
  if (options.mode === 'setup') {
    if (options.paymentMethodCreation !== undefined) refuse('paymentMethodCreation is for payments');
    return;
  }
  if (options.mode !== 'payment') refuse('mode must be payment or setup');
  if (!Number.isInteger(options.amount) || options.amount < 1) refuse('amount must be a positive integer of the smallest unit');
  if (!/^[a-z]{3}$/.test(options.currency)) refuse('currency must be three lower-case letters');
  if (![null, undefined, 'off_session', 'on_session'].includes(options.setupFutureUsage)) refuse('setupFutureUsage');
}

function typesOf({ allowedPaymentMethodTypes: types, currency }) {
  return types.filter((type) => currency === undefined || (CURRENCIES_OF[type]?.includes(currency) ?? true));
}

class StripeElement {
  constructor(kind, group, options) {
    Object.assign(this, { kind, group, options, handlers: {} });
  }

  on(event, handler) {
    (this.handlers[event] ??= []).push(handler);
    return this;
  }

  emit(event, detail = {}) {
    for (const handler of this.handlers[event] ?? []) handler({ elementType: this.kind, ...detail });
  }

  mount(at) {
    this.at = typeof at === 'string' ? document.querySelector(at) : at;
    if (!this.at?.isConnected) refuse('The place of the element is not on the page');
    this.frame = document.createElement('iframe');
    this.frame.title = this.kind === 'payment' ? 'Secure payment input frame' : 'Secure express checkout frame';
    this.frame.allow = 'payment *';
    this.frame.src = STRIPE + '/endive/' + this.kind + '.html?lang=' + this.group.options.locale;
    this.frame.style.width = '100%';
    this.frame.style.border = '0';
    this.hear = ({ source, origin, data }) => {
      if (source === this.frame.contentWindow && origin === STRIPE) this.onMessage(data);
    };
    addEventListener('message', this.hear);
    this.at.append(this.frame);
  }

  destroy() {
    removeEventListener('message', this.hear);
    this.frame?.remove();
  }

  focus() {
    this.frame.focus();
    this.tell({ type: 'focus' });
  }

  tell(message) {
    this.frame.contentWindow?.postMessage(message, STRIPE);
  }

  ask(message) {
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
      this.frame.contentWindow.postMessage(message, STRIPE, [port2]);
    });
  }

  onMessage(data) {
    if (data.type === 'ready') this.tellTypes();
    if (data.type === 'ready') this.emit('ready', { availablePaymentMethods: { applePay: false, googlePay: true } });
    // Stripe.js submits the form around the field, as a browser does for an input of the page.
    if (data.type === 'enter') this.at.closest('form')?.requestSubmit();
    if (data.type === 'change') this.emit('change', { value: { type: data.method }, empty: false, complete: false });
    if (data.type === 'height') this.frame.style.height = data.pixels + 'px';
    if (data.type === 'click') this.openWallet();
    if (data.type === 'approve') {
      this.group.approved = this;
      this.emit('confirm', {
        expressPaymentType: 'google_pay',
        paymentFailed: () => {
          this.group.approved = undefined;
          this.tell({ type: 'failed' });
        },
      });
    }
  }

  tellTypes() {
    this.tell({ type: 'types', types: typesOf(this.group.options) });
  }

  openWallet() {
    const late = setTimeout(() => console.error('IntegrationError: resolve must be called within 1 second'), WALLET_ANSWER_MS);
    this.emit('click', {
      expressPaymentType: 'google_pay',
      resolve: () => {
        clearTimeout(late);
        const { amount, currency, setupFutureUsage } = this.group.options;
        this.tell({ type: 'open', amount, currency, isSaved: setupFutureUsage === 'off_session' });
      },
      reject: () => clearTimeout(late),
    });
  }
}

function formWithoutIntent(options) {
  checkOptions(options);
  const group = { options: { ...options }, elements: {}, isSubmitted: false, approved: undefined };
  window.stripeDouble = group;
  return Object.assign(group, {
    create(kind, elementOptions) {
      if (!['payment', 'expressCheckout'].includes(kind)) refuse('The double has no ' + kind);
      return (group.elements[kind] = new StripeElement(kind, group, elementOptions));
    },
    async update(changes) {
      const changed = { ...group.options, ...changes };
      checkOptions(changed);
      group.options = changed;
      group.isSubmitted = false;
      for (const element of Object.values(group.elements)) element.tellTypes();
    },
    async submit() {
      const answer = group.approved === undefined ? await group.elements.payment.ask({ type: 'check' }) : {};
      group.isSubmitted = answer.error === undefined;
      return answer;
    },
  });
}

async function createPaymentMethod(key, { elements: group, params }) {
  const { payment } = group.elements;
  if (group.options.paymentMethodCreation !== 'manual') refuse('paymentMethodCreation must be manual');
  if (!group.isSubmitted) refuse('elements.submit() must be called before stripe.createPaymentMethod()');
  checkBilling(payment, params?.billing_details);
  const { approved = payment } = group;
  group.approved = undefined;
  return approved.ask({ type: 'tokenize', key, billing: params.billing_details });
}

function checkBilling({ options }, billing) {
  for (const [name, shown] of Object.entries(options.fields.billingDetails)) {
    if (shown === 'never' && !billing?.[name]) refuse('billing_details.' + name + ' is missing');
  }
}

/** The frame sends what was typed. If the bank wants that confirmed, a dialog of the browser asks. */
async function confirmSetup(key, { elements: group, clientSecret, confirmParams, redirect }) {
  const { payment } = group.elements;
  if (group.options.mode !== 'setup') refuse('mode must be setup');
  if (!group.isSubmitted) refuse('elements.submit() must be called before stripe.confirmSetup()');
  if (redirect !== 'if_required') refuse('the double never redirects');
  const { return_url: returnUrl, payment_method_data: { billing_details: billing } = {} } = confirmParams;
  checkBilling(payment, billing);
  const path = 'https://api.stripe.com/v1/setup_intents/' + clientSecret.replace(/_secret_.*/, '');
  const names = { key, client_secret: clientSecret };
  let answer = await payment.ask({ type: 'confirm', path: path + '/confirm', names: { ...names, return_url: returnUrl }, billing });
  if (answer.next_action?.type === 'use_stripe_sdk') {
    const success = String(confirm('Is it you?'));
    const body = new URLSearchParams({ ...names, success });
    answer = await (await fetch(path + '/_authenticate', { method: 'POST', body })).json();
  }
  const failed = answer.status === 'requires_payment_method' ? answer.last_setup_error : undefined;
  const error = answer.error ?? failed ?? undefined;
  return error === undefined ? { setupIntent: answer } : { error };
}
`;

const LIBRARY = `(() => {
${PAYMENTS}
${ELEMENTS}
window.Stripe = (key) => ({
  elements: formWithoutIntent,
  createPaymentMethod: (options) => createPaymentMethod(key, options),
  confirmSetup: (options) => confirmSetup(key, options),
  ...paymentsOf(key),
});
})();`;

/** What both frames do. The page around them is of another origin. */
const FRAME = `
const tell = (message) => parent.postMessage(message, '*');
async function makeMethod(key, billing, fields) {
  const body = new URLSearchParams({
    key, 'billing_details[name]': billing.name, 'billing_details[email]': billing.email, ...fields,
  });
  const reply = await fetch('https://api.stripe.com/v1/payment_methods', { method: 'POST', body });
  const answer = await reply.json();
  return reply.ok ? { paymentMethod: answer } : { error: answer.error };
}
async function post(path, fields) {
  return (await fetch(path, { method: 'POST', body: new URLSearchParams(fields) })).json();
}
new ResizeObserver(() => tell({ type: 'height', pixels: document.documentElement.offsetHeight })).observe(document.documentElement);
addEventListener('load', () => tell({ type: 'ready' }));
`;

const page = (body: string, script: string): string =>
  `<!doctype html><html lang="en"><title>Stripe</title>${body}<script>${FRAME}${script}</script></html>`;

const PAYMENT_FRAME = page(
  `<div id="types"></div>
  <section id="card">
    <label>Card number <input id="number"></label>
    <label>Expiration date <input id="expiry"></label>
    <label>Security code <input id="cvc"></label>
  </section>
  <section id="us_bank_account" hidden>
    <label>Account <select id="account">
      <option value="">Choose</option><option>pm_usBankAccount</option><option>pm_usBankAccount_microdeposits</option>
    </select></label>
  </section>
  <section id="sepa_debit" hidden>
    <label>IBAN <select id="iban">
      <option value="">Choose</option><option>pm_sepaDebit</option><option>pm_sepaDebit_failed</option>
    </select></label>
  </section>`,
  `
/** The field of each type of bank account. */
const ACCOUNT_OF = { us_bank_account: 'account', sepa_debit: 'iban' };
const NAMES = { card: 'Card', us_bank_account: 'US bank account', sepa_debit: 'SEPA Debit' };
const read = (id) => document.getElementById(id).value.replace(/\\s/g, '');
const isValid = (number) =>
  [...number].reverse().map(Number).map((digit, at) => (at % 2 === 0 ? digit : digit * 2 > 9 ? digit * 2 - 9 : digit * 2))
    .reduce((sum, digit) => sum + digit, 0) % 10 === 0;
let chosen = 'card';
function choose(type) {
  if (type === chosen) return;
  chosen = type;
  for (const section of document.querySelectorAll('section')) section.hidden = section.id !== type;
  tell({ type: 'change', method: type });
}
function showTypes(types) {
  if (!types.includes(chosen)) choose(types[0]);
  document.getElementById('types').replaceChildren(...(types.length < 2 ? [] : types).map((type) => {
    const button = Object.assign(document.createElement('button'), { textContent: NAMES[type] });
    // A target for a finger (WCAG 2.5.8), as the real one.
    button.style.minHeight = '24px';
    button.onclick = () => choose(type);
    return button;
  }));
}
function faultOf() {
  if (chosen !== 'card') return read(ACCOUNT_OF[chosen]) === '' ? 'incomplete_' + ACCOUNT_OF[chosen] : undefined;
  if (read('number').length < 12) return 'incomplete_number';
  if (!isValid(read('number'))) return 'invalid_number';
  const [month, year] = read('expiry').split('/').map(Number);
  if (!month || !year) return 'incomplete_expiry';
  if (new Date(2000 + year, month) < new Date()) return 'invalid_expiry_year_past';
  return read('cvc').length < 3 ? 'incomplete_cvc' : undefined;
}
/** What was typed, in the names of a setup. */
function setupOf({ name, email }) {
  const billing = { 'payment_method_data[billing_details][name]': name, 'payment_method_data[billing_details][email]': email };
  if (chosen !== 'card') return { payment_method: read(ACCOUNT_OF[chosen]), ...billing };
  const [month, year] = read('expiry').split('/');
  return {
    ...billing,
    'payment_method_data[type]': 'card', 'payment_method_data[card][number]': read('number'),
    'payment_method_data[card][exp_month]': month, 'payment_method_data[card][exp_year]': '20' + year,
    'payment_method_data[card][cvc]': read('cvc'),
  };
}
addEventListener('message', async ({ data, ports: [port] }) => {
  if (data.type === 'types') showTypes(data.types);
  if (data.type === 'focus') document.getElementById('number').focus();
  if (data.type === 'check') {
    const code = faultOf();
    port.postMessage(code === undefined ? {} : { error: { type: 'validation_error', code, message: 'Stripe says ' + code } });
  }
  if (data.type === 'confirm') port.postMessage(await post(data.path, { ...data.names, ...setupOf(data.billing) }));
  if (data.type === 'tokenize') {
    const [month, year] = read('expiry').split('/');
    port.postMessage(await makeMethod(data.key, data.billing, chosen !== 'card' ? {
      type: chosen, name: read(ACCOUNT_OF[chosen]),
    } : {
      type: 'card', 'card[number]': read('number'), 'card[exp_month]': month, 'card[exp_year]': '20' + year, 'card[cvc]': read('cvc'),
    }));
  }
});
addEventListener('input', () => tell({ type: 'change', method: chosen }));
addEventListener('keydown', ({ key }) => key === 'Enter' && tell({ type: 'enter' }));
`,
);

/** The wallet itself is a sheet of the browser. Here it is a part of the frame. */
const WALLET_FRAME = page(
  `<button id="open">Donate with G Pay</button>
  <section id="sheet" hidden>
    <p id="total"></p>
    <label>Card <select id="card"><option>pm_card_visa</option><option>pm_card_attachDeclined</option></select></label>
    <button id="approve">Approve</button> <button id="cancel">Cancel</button>
    <p id="outcome"></p>
  </section>`,
  `
const at = (id) => document.getElementById(id);
at('open').onclick = () => tell({ type: 'click' });
at('approve').onclick = () => tell({ type: 'approve' });
at('cancel').onclick = () => (at('sheet').hidden = true);
addEventListener('message', async ({ data, ports: [port] }) => {
  if (data.type === 'open') {
    at('total').textContent = data.amount + ' ' + data.currency + (data.isSaved ? ' and later ones' : '');
    at('outcome').textContent = '';
    at('sheet').hidden = false;
  }
  if (data.type === 'tokenize') port.postMessage(await makeMethod(data.key, data.billing, { type: 'card', name: at('card').value }));
  if (data.type === 'failed') at('outcome').textContent = 'The payment failed';
});
`,
);

/** The files of Stripe.js, by their paths. */
export const STRIPE_JS_FILES: Record<string, { contentType: string; body: string }> = {
  '/endive/stripe.js': { contentType: 'text/javascript', body: LIBRARY },
  '/endive/payment.html': { contentType: 'text/html', body: PAYMENT_FRAME },
  '/endive/expressCheckout.html': { contentType: 'text/html', body: WALLET_FRAME },
};
