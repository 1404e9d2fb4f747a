/** Shows the page on which a donor confirms a payment. It shows the charity and the amount, and nothing else. */
import { type Context } from 'koa';
import { type ProcessorName } from '../../../domain/charges/charge';
import { type Html, html } from '../html';
import { type Say, sayIn } from '../language';
import { answerPage, hiddenToken, linkList } from './layout';
import { processorForm } from './processor-form';

export const AUTHENTICATE_SCRIPT_PATH = '/account/authenticate.js';

/** Lets the bank ask the donor to confirm, then submits the form. The server then reads the payment again. */
export const AUTHENTICATE_SCRIPT = `
const form = document.querySelector('form[data-secret]');
const fault = form.querySelector('[role=alert]');
const button = form.querySelector('button');
const stripe = Stripe(form.dataset.key);
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  fault.textContent = '';
  button.disabled = true;
  try {
    const { secret, method } = form.dataset;
    // If the bank is waiting for the donor's answer, asks for the answer. If the payment was attempted while
    // the donor was away, confirms it from the start.
    const { paymentIntent } = await stripe.retrievePaymentIntent(secret);
    const { error } = paymentIntent.status === 'requires_action'
      ? await stripe.handleNextAction({ clientSecret: secret })
      : await stripe.confirmCardPayment(secret, { payment_method: method });
    if (error === undefined) form.submit();
    else fault.textContent = error.message;
  } catch {
    fault.textContent = form.dataset.failed;
  }
  button.disabled = false;
});
`;

export interface WaitingPayment {
  /** The token of the donor's link. */
  token: string;
  formToken: string;
  charityName: string;
  /** The amount and its currency, such as "25.00 USD". */
  amount: string;
  processor: ProcessorName;
  publishableKey: string | null;
  clientSecret: string | null;
  /** The id of the card at the processor. */
  sourceReference: string;
}

export function answerWaiting(context: Context, path: string, payment: WaitingPayment): void {
  const { processor, clientSecret, amount, charityName: charity } = payment;
  const say = sayIn(context);
  answerPage(context, {
    title: say('confirmGift'),
    lead: say('bankAsks', { amount, charity }),
    body: processor === 'sandbox' ? testForm(say, path, payment) : bankForm(say, path, payment),
    ...(processor === 'sandbox' || clientSecret === null
      ? {}
      : { processorForm: processorForm(processor), scripts: [AUTHENTICATE_SCRIPT_PATH] }),
  });
}

/** The sandbox has no bank, so the donor answers in place of the bank. */
function testForm(say: Say, path: string, { token, formToken }: WaitingPayment): Html {
  return html`<form method="post" action="${path}">
    ${hiddenToken(formToken)}
    <input type="hidden" name="token" value="${token}" />
    <div class="actions">
      <button type="submit" name="answer" value="approve" class="primary">${say('confirm')}</button>
      <button type="submit" name="answer" value="refuse" class="secondary">${say('refuse')}</button>
    </div>
  </form>`;
}

function bankForm(
  say: Say,
  path: string,
  { token, formToken, publishableKey, clientSecret, sourceReference }: WaitingPayment,
): Html {
  return html`<form
      method="post"
      action="${path}"
      data-key="${publishableKey ?? ''}"
      data-secret="${clientSecret ?? ''}"
      data-method="${sourceReference}"
      data-failed="${say('notConfirmed')}"
    >
      ${hiddenToken(formToken)}
      <input type="hidden" name="token" value="${token}" />
      <p class="fault" role="alert"></p>
      <button type="submit" class="primary">${say('confirmBank')}</button>
    </form>
    <noscript><p class="fault">${say('bankNeedsScript')}</p></noscript>`;
}

export interface AnsweredPayment {
  title: string;
  message: string;
  /**
   * Where the donor came from. The page shows a link with the origin instead of redirecting, because nobody
   * may have reviewed the application.
   */
  back: { url: string; name: string } | undefined;
}

export function answerAnswered(context: Context, { title, message, back }: AnsweredPayment): void {
  const say = sayIn(context);
  const links = back === undefined ? [] : [{ href: back.url, label: say('continueTo', { name: back.name }) }];
  answerPage(context, {
    title,
    lead: message,
    body: links.length === 0 ? html`` : linkList(links),
  });
}
