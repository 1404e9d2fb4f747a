/** The form of a payment processor, behind one interface. Card numbers go from it to the processor alone. */
import { type PaymentSource } from '../../../client/index';
import { type Charge } from '../charge';
import { type Speech } from '../words';
import { type Faults, type FrameField } from '../faults';
import { type PayingMethod, type PaymentToken } from '../wire';
import { type Key } from '../words';

/** The form refuses what was typed. */
export class FormFault extends Error {
  /** `faults` are those of single fields. Without them, the fault is about the form as a whole. */
  constructor(
    readonly key: Key,
    readonly faults: Faults = { card: { key } },
  ) {
    super(key);
  }
}

/** Who pays, as typed on the page. */
export interface Payer {
  name: string;
  email: string;
}

/** How the page saves a way to pay. */
export interface Saving {
  payer: Payer;
  /** Adds it at the API. Without a token, the answer has a setup, and the form finishes it. */
  add: (token?: string) => Promise<PaymentSource>;
  /** The address of the page to which a bank may send the browser back. */
  addressOf: (source: PaymentSource) => string;
}

export interface MountOptions {
  speech: Speech;
  /** Absent if the form charges nothing, because the donor saves a way to pay. */
  charge: Charge | undefined;
  /** The form is ready to be typed into. */
  onReady(): void;
  /** The form could not be loaded. */
  onFailed(): void;
  /** The donor chose a method. A card is chosen at first. */
  onMethod(method: PayingMethod): void;
  /** The donor pressed the button of a wallet. False keeps the wallet closed, because something on the page is missing. */
  onWallet(): boolean;
  /** The donor pressed Enter in the form, or approved in a wallet. Resolves with true if the gift was accepted. */
  onSubmit(): Promise<boolean>;
}

export interface ProcessorForm {
  mount(place: HTMLElement, options: MountOptions): void;
  /** The donor changed the gift. Absent if the form does not depend on it. */
  update?(charge: Charge): void;
  /** Moves the focus into the form: to a field, or to the first one that is wrong. */
  focus(field?: FrameField): void;
  /** Marks what is missing or wrong in the form, and returns it. Finds nothing in a form that is not ready yet. */
  check(): Promise<Faults>;
  /** Marks the card, account or wallet as short of money. Absent if the page cannot mark the form. */
  markLowFunds?(): void;
  /** Exchanges what was typed for a token. Rejects with a FormFault. */
  tokenize(payer: Payer): Promise<PaymentToken>;
  /** Saves what was typed into a form without a charge, also at the donor's bank. Rejects with a FormFault. */
  save(saving: Saving): Promise<PaymentSource>;
  unmount(): void;
}
