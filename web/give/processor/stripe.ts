/**
 * Stripe's form: the buttons of wallets, and below them the fields of a card or a bank account. Both are frames of
 * Stripe's own origin, so that no number reaches the API or this page.
 */
import { type Charge } from '../charge';
import { type GivingClient } from '../../../client/index';
import { type Faults } from '../faults';
import { type PayingMethod, type PaymentToken } from '../wire';
import { AddOnce, BANK_TYPES, methodOf } from './add-once';
import { FormFault, type MountOptions, type Payer, type ProcessorForm } from './adapter';
import { translateStripe } from './stripe-faults';
import {
  type Appearance,
  type Elements,
  type ElementsUpdate,
  loadStripeJs,
  type MethodType,
  type PaymentElement,
  type Stripe,
  type StripeMethod,
  type WalletElement,
} from './stripe-js';

export interface StripeSettings {
  /** The address of Stripe.js. */
  library: string;
  publishableKey: string;
  /** The country of the platform's account. */
  country: string;
  /** What may pay. */
  methods: PayingMethod[];
  /** Turns Stripe's token into a source of the API. */
  client: GivingClient;
}

interface Shown {
  stripe: Stripe;
  elements: Elements;
  payment: PaymentElement;
  wallets: WalletElement;
}

const TYPES_OF = { card: ['card'], ach: BANK_TYPES, crypto: [] } as const;
const DARK = '(prefers-color-scheme: dark)';

export class StripeForm implements ProcessorForm {
  private place: HTMLElement | undefined;
  private shown: Promise<Shown> | undefined;
  /** True once the fields can be typed into. A form that still loads cannot be checked. */
  private isReady = false;
  private charge: Charge | undefined;
  /** Ends when the frames show the last change. */
  private updated: Promise<void> = Promise.resolve();
  private stopFollowing: (() => void) | undefined;
  private readonly sources: AddOnce;

  constructor(private readonly settings: StripeSettings) {
    this.sources = new AddOnce(settings.client);
  }

  mount(within: HTMLElement, options: MountOptions): void {
    const place = addPlace(within, 'stripe');
    this.place = place;
    this.charge = options.charge;
    this.isReady = false;
    const onReady = () => {
      this.isReady = true;
      options.onReady();
    };
    const onMethod = (method: PayingMethod) => {
      this.sources.forget();
      options.onMethod(method);
    };
    // Only wallets submit so, and each approval is a token of its own.
    const onSubmit = () => {
      this.sources.forget();
      return options.onSubmit();
    };
    this.shown = this.show(place, { ...options, onReady, onMethod, onSubmit });
    this.shown.catch(() => this.place === place && options.onFailed());
  }

  update(charge: Charge): void {
    this.charge = charge;
    this.change(amountOf(charge));
  }

  focus(): void {
    this.shown?.then(({ payment }) => payment.focus()).catch(() => undefined);
  }

  async check(): Promise<Faults> {
    if (!this.isReady || this.shown === undefined) return {};
    try {
      await this.submit((await this.shown).elements);
      return {};
    } catch (error) {
      return error instanceof FormFault ? error.faults : {};
    }
  }

  async tokenize(payer: Payer): Promise<PaymentToken> {
    // A source that is not saved pays one gift.
    const save = this.charge?.isMonthly === true;
    const { method, source } = await this.sources.add({ payer, save }, () => this.exchange(payer));
    // Without a country the API asks for no more, either.
    const isInternational = (method.card?.country ?? this.settings.country) !== this.settings.country;
    return { method: methodOf(method.type), source: source.source_id, isInternational };
  }

  unmount(): void {
    this.stopFollowing?.();
    this.shown
      ?.then(({ payment, wallets }) => {
        payment.destroy();
        wallets.destroy();
      })
      .catch(() => undefined);
    this.shown = undefined;
    this.sources.forget();
    this.place?.remove();
    this.place = undefined;
  }

  private async show(place: HTMLElement, options: MountOptions): Promise<Shown> {
    const { library, publishableKey, methods } = this.settings;
    const makeStripe = await loadStripeJs(library);
    if (this.place !== place) throw new Error('unmounted');
    const stripe = makeStripe(publishableKey);
    const elements = stripe.elements({
      mode: 'payment',
      ...amountOf(this.charge ?? options.charge),
      // The buttons of wallets hand over cards, too.
      allowedPaymentMethodTypes: methods.flatMap<MethodType>((method) => TYPES_OF[method]),
      paymentMethodOptions: { us_bank_account: { verification_method: 'instant' } },
      paymentMethodCreation: 'manual',
      locale: options.speech.language,
      appearance: appearanceOf(place),
    });
    const wallets = mountWallets(elements, place, options);
    const payment = mountPayment(elements, place, options);
    this.stopFollowing = followScheme(() => this.change({ appearance: appearanceOf(place) }));
    return { stripe, elements, payment, wallets };
  }

  private change(changes: Parameters<Elements['update']>[0]): void {
    this.updated = Promise.resolve(this.shown)
      .then((shown) => shown?.elements.update(changes))
      .catch(() => undefined);
  }

  /** Stripe's form marks its own fields. Rejects with the first fault. */
  private async submit(elements: Elements): Promise<void> {
    await this.updated;
    const { error } = await elements.submit();
    if (error !== undefined) throw new FormFault(translateStripe(error));
  }

  /** Exchanges what was typed, or what the donor approved in a wallet, for Stripe's token. */
  private async exchange({ name, email }: Payer): Promise<StripeMethod> {
    try {
      if (this.shown === undefined) throw new FormFault('cardFailed');
      const { stripe, elements } = await this.shown;
      await this.submit(elements);
      const params = { billing_details: { name, email } };
      const { error, paymentMethod } = await stripe.createPaymentMethod({ elements, params });
      if (error !== undefined) throw new FormFault(translateStripe(error));
      if (paymentMethod === undefined) throw new FormFault('cardNotRead');
      return paymentMethod;
    } catch (error) {
      throw error instanceof FormFault ? error : new FormFault('cardFailed');
    }
  }
}

function amountOf({ minor, currency, isMonthly }: Charge): ElementsUpdate {
  return {
    amount: minor,
    currency: currency.toLowerCase(),
    setupFutureUsage: isMonthly ? 'off_session' : null,
  };
}

function mountWallets(elements: Elements, place: HTMLElement, options: MountOptions): WalletElement {
  const wallets = elements.create('expressCheckout', {
    buttonType: { applePay: 'donate', googlePay: 'donate' },
    paymentMethods: { link: 'never' },
  });
  const within = addPlace(place, 'wallets');
  wallets.on('ready', ({ availablePaymentMethods: offered }) =>
    within.classList.toggle('offered', offered !== undefined),
  );
  wallets.on('click', ({ resolve, reject }) => (options.onWallet() ? resolve() : reject()));
  wallets.on('confirm', ({ paymentFailed }) => {
    void options.onSubmit().then((isAccepted) => isAccepted || paymentFailed({ reason: 'fail' }));
  });
  wallets.mount(within);
  return wallets;
}

/** Stripe.js submits the page's own form when the donor presses Enter in a field. */
function mountPayment(elements: Elements, place: HTMLElement, options: MountOptions): PaymentElement {
  const payment = elements.create('payment', {
    fields: { billingDetails: { name: 'never', email: 'never' } },
    wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
  });
  payment.on('change', ({ value }) => options.onMethod(methodOf(value.type)));
  payment.on('ready', () => options.onReady());
  payment.on('loaderror', () => options.onFailed());
  payment.mount(addPlace(place, 'fields'));
  return payment;
}

function addPlace(place: HTMLElement, className: string): HTMLElement {
  const within = document.createElement('div');
  within.className = className;
  place.append(within);
  return within;
}

/** Gives the frames the colours of the page, because its stylesheet does not reach into them. */
function appearanceOf(place: HTMLElement): Appearance {
  const style = getComputedStyle(place);
  return {
    theme: matchMedia(DARK).matches ? 'night' : 'stripe',
    variables: {
      fontFamily: style.fontFamily,
      colorBackground: colourOf(place, '--surface'),
      colorText: colourOf(place, '--ink'),
      colorTextSecondary: colourOf(place, '--quiet'),
      colorPrimary: colourOf(place, '--accent'),
      colorDanger: colourOf(place, '--fault'),
      borderRadius: style.getPropertyValue('--corner').trim(),
    },
  };
}

/** Reads a token that differs between light and dark as one colour. */
function colourOf(place: HTMLElement, token: string): string {
  const probe = addPlace(place, 'hidden');
  probe.style.color = `var(${token})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function followScheme(onChange: () => void): () => void {
  const scheme = matchMedia(DARK);
  scheme.addEventListener('change', onChange);
  return () => scheme.removeEventListener('change', onChange);
}
