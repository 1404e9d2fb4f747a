/**
 * Stripe.js, as far as the form uses it. Stripe serves it from its own host alone, and no package of ours contains it.
 * https://docs.stripe.com/js
 */
import { type StripeError } from './stripe-faults';

export type MakeStripe = (publishableKey: string) => Stripe;

export interface Stripe {
  elements(options: ElementsOptions): Elements;
  createPaymentMethod(options: {
    elements: Elements;
    params: { billing_details: { name: string; email: string } };
  }): Promise<{ error?: StripeError; paymentMethod?: StripeMethod }>;
  /** Saves what was typed, and asks the donor to confirm if the bank wants that. Some banks do so on a page of theirs. */
  confirmSetup(options: {
    elements: Elements;
    clientSecret: string;
    confirmParams: {
      return_url: string;
      payment_method_data: { billing_details: { name: string; email: string } };
    };
    redirect: 'if_required';
  }): Promise<{ error?: StripeError }>;
}

/** What the donor may change while the form is shown. */
export interface ElementsUpdate {
  /** In the currency's smallest unit. */
  amount: number;
  /** In lower case. */
  currency: string;
  setupFutureUsage: 'off_session' | null;
}

/** What was typed pays something, or becomes a way to pay. */
export type Purpose = PaymentPurpose | { mode: 'setup' };

interface PaymentPurpose extends ElementsUpdate {
  mode: 'payment';
  /** The account is verified by a sign-in at the bank, because test deposits take days. */
  paymentMethodOptions: { us_bank_account: { verification_method: 'instant' } };
  /** Lets the page make a token from what was typed, without a payment. */
  paymentMethodCreation: 'manual';
}

type ElementsOptions = Purpose & Look;

interface Look {
  /** Stripe shows of these the ones that take the currency. */
  allowedPaymentMethodTypes: MethodType[];
  /** https://docs.stripe.com/js/appendix/supported_locales lists the languages that Stripe speaks. */
  locale: string;
  appearance: Appearance;
}

export type MethodType = 'card' | 'us_bank_account' | 'sepa_debit';

export interface Appearance {
  theme: 'stripe' | 'night';
  variables: Record<string, string>;
}

export interface Elements {
  create(type: 'payment', options: PaymentOptions): PaymentElement;
  create(type: 'expressCheckout', options: WalletOptions): WalletElement;
  update(options: Partial<ElementsUpdate> & { appearance?: Appearance }): Promise<void>;
  /** Checks what was typed. Must come before a token is made. */
  submit(): Promise<{ error?: StripeError }>;
}

interface PaymentOptions {
  /** The page asks for these itself, and passes them with the token. */
  fields: { billingDetails: { name: 'never'; email: 'never' } };
  wallets: Record<'applePay' | 'googlePay', 'auto' | 'never'> & { link: 'never' };
}

interface WalletOptions {
  buttonType: Record<'applePay' | 'googlePay', 'donate'>;
  paymentMethods: { link: 'never' };
}

interface Element {
  mount(place: HTMLElement): void;
  destroy(): void;
}

export interface PaymentElement extends Element {
  focus(): void;
  on(event: 'ready' | 'loaderror', handler: () => void): void;
  on(event: 'change', handler: (event: { value: { type: string } }) => void): void;
}

export interface WalletElement extends Element {
  on(event: 'ready', handler: (event: { availablePaymentMethods?: object | undefined }) => void): void;
  /** The wallet opens if `resolve` is called within a second. */
  on(event: 'click', handler: (event: { resolve: () => void; reject: () => void }) => void): void;
  on(event: 'confirm', handler: (event: { paymentFailed: (why: { reason: 'fail' }) => void }) => void): void;
}

export interface StripeMethod {
  id: string;
  type: string;
  card?: { country: string | null };
}

declare global {
  interface Window {
    Stripe?: MakeStripe;
  }
}

/** Loads the library once. After a failure, the next call tries again. */
export async function loadStripeJs(address: string): Promise<MakeStripe> {
  if (window.Stripe === undefined) await loadScript(address);
  if (window.Stripe === undefined) throw new Error('Stripe.js did not start');
  return window.Stripe;
}

function loadScript(address: string): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  return new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('Stripe.js did not load')));
    document.head.append(script);
  }).finally(() => script.remove());
}
