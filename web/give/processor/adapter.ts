/** The form of a payment processor, behind one interface. Card numbers go from it to the processor alone. */
import { type Speech } from '../words';
import { type Field } from '../faults';
import { type PaymentToken } from '../wire';
import { type Key } from '../words';

/** The form refuses what was typed. */
export class FormFault extends Error {
  readonly field: Field = 'card';

  constructor(readonly key: Key) {
    super(key);
  }
}

export interface MountOptions {
  speech: Speech;
  /** The form is ready to be typed into. */
  onReady(): void;
  /** The donor pressed Enter in the form. */
  onSubmit(): void;
}

export interface ProcessorForm {
  mount(place: HTMLElement, options: MountOptions): void;
  /** Moves the focus into the form. */
  focus(): void;
  /** Exchanges what was typed for a token. Rejects with a FormFault. */
  tokenize(): Promise<PaymentToken>;
  unmount(): void;
}
