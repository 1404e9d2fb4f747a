/**
 * Stripe's form: the buttons of wallets, and below them the fields of a card or a bank account. Both are frames of
 * Stripe's own origin, so that no number reaches the API or this page.
 */
import { type Charge } from '../charge';
import { type GivingClient, type PaymentSource } from '../../../client/index';
import { type Faults } from '../faults';
import { type PayingMethod, type PaymentToken } from '../wire';
import { AddOnce, BANK_TYPES, methodOf } from './add-once';
import { FormFault, type MountOptions, type Payer, type ProcessorForm, type Saving } from './adapter';
import { translateStripe } from './stripe-faults';
import {
  type Elements,
  type ElementsUpdate,
  loadStripeJs,
  type MethodType,
  type PaymentElement,
  type Purpose,
  type Stripe,
  type StripeMethod,
  type WalletElement,
} from './stripe-js';
import { addPlace, appearanceOf, followScheme } from './stripe-look';

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
  /** What is saved takes no button of its own. The fields have the wallets then. */
  wallets: WalletElement | undefined;
}

const TYPES_OF = { card: ['card'], ach: BANK_TYPES, crypto: [] } as const;

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

  async save({ payer, add, addressOf }: Saving): Promise<PaymentSource> {
    const { stripe, elements } = await this.submitted();
    const source = await add();
    if (source.setup === null) return source;
    const { client_secret: clientSecret } = source.setup;
    const { name, email } = payer;
    const confirmParams = {
      return_url: addressOf(source),
      payment_method_data: { billing_details: { name, email } },
    };
    const { error } = await stripe
      .confirmSetup({ elements, clientSecret, confirmParams, redirect: 'if_required' })
      .catch(notRead);
    if (error !== undefined) throw new FormFault(translateStripe(error));
    return source;
  }

  unmount(): void {
    this.stopFollowing?.();
    this.shown
      ?.then(({ payment, wallets }) => {
        payment.destroy();
        wallets?.destroy();
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
      ...purposeOf(this.charge),
      // The buttons of wallets hand over cards, too.
      allowedPaymentMethodTypes: methods.flatMap<MethodType>((method) => TYPES_OF[method]),
      locale: options.speech.language,
      appearance: appearanceOf(place),
    });
    const wallets = this.charge && mountWallets(elements, place, options);
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

  /** Rejects with a FormFault if the form did not load, or refuses what was typed. */
  private async submitted(): Promise<Shown> {
    if (this.shown === undefined) throw new FormFault('cardFailed');
    const shown = await this.shown.catch(() => undefined);
    if (shown === undefined) throw new FormFault('cardFailed');
    await this.submit(shown.elements);
    return shown;
  }

  /** Exchanges what was typed, or what the donor approved in a wallet, for Stripe's token. */
  private async exchange({ name, email }: Payer): Promise<StripeMethod> {
    try {
      const { stripe, elements } = await this.submitted();
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

/** Stripe did not answer. */
function notRead(): never {
  throw new FormFault('cardNotRead');
}

/** Without a charge, the setup of the API decides how an account is verified. */
function purposeOf(charge: Charge | undefined): Purpose {
  if (charge === undefined) return { mode: 'setup' };
  return {
    mode: 'payment',
    ...amountOf(charge),
    paymentMethodOptions: { us_bank_account: { verification_method: 'instant' } },
    paymentMethodCreation: 'manual',
  };
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
  // A payment has buttons of wallets above the fields.
  const shown = options.charge === undefined ? 'auto' : 'never';
  const payment = elements.create('payment', {
    fields: { billingDetails: { name: 'never', email: 'never' } },
    wallets: { applePay: shown, googlePay: shown, link: 'never' },
  });
  payment.on('change', ({ value }) => options.onMethod(methodOf(value.type)));
  payment.on('ready', () => options.onReady());
  payment.on('loaderror', () => options.onFailed());
  payment.mount(addPlace(place, 'fields'));
  return payment;
}
