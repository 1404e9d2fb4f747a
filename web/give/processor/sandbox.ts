/**
 * The sandbox's form for cards, bank accounts and wallets, in a frame of another origin. It answers with a source of the
 * sandbox, so that no number reaches the API or this page.
 */
import { type FromForm, readMessage, type ToForm } from '../../card-form/messages';
import { type Charge } from '../charge';
import { type PaymentSource } from '../../../client/index';
import { type Faults, type FrameField } from '../faults';
import { type PayingMethod, type PaymentToken } from '../wire';
import { FormFault, type MountOptions, type ProcessorForm, type Saving } from './adapter';

const ANSWER_TIMEOUT_MS = 10_000;

export class SandboxForm implements ProcessorForm {
  private frame: HTMLIFrameElement | undefined;
  private options: MountOptions | undefined;
  private currency = '';
  private isReady = false;
  private waiting: ((message: FromForm) => void) | undefined;
  private readonly origin: string;

  constructor(
    private readonly address: string,
    /** What may pay in a currency. */
    private readonly methodsFor: (currency: string) => PayingMethod[],
  ) {
    this.origin = new URL(address).origin;
  }

  mount(place: HTMLElement, options: MountOptions): void {
    this.options = options;
    this.currency = options.charge?.currency ?? '';
    this.isReady = false;
    window.addEventListener('message', this.hear);
    const frame = document.createElement('iframe');
    frame.src = this.address;
    frame.title = options.speech.say('cardFrame');
    frame.className = 'card-frame';
    place.append(frame);
    this.frame = frame;
  }

  update({ currency }: Charge): void {
    this.currency = currency;
    this.offer();
  }

  focus(field?: FrameField): void {
    this.frame?.focus();
    this.tell({ type: 'focus', field });
  }

  async check(): Promise<Faults> {
    if (!this.isReady) return {};
    const answer = await this.ask({ type: 'check' }).catch(() => undefined);
    return answer?.type === 'faults' ? answer.faults : {};
  }

  markLowFunds(): void {
    this.tell({ type: 'low-funds' });
  }

  async tokenize(): Promise<PaymentToken> {
    const answer = await this.ask({ type: 'tokenize' });
    if (answer.type === 'token') {
      return { method: answer.method, source: answer.source, isInternational: false };
    }
    const faults = answer.type === 'faults' ? answer.faults : {};
    const [first] = Object.values(faults);
    throw first === undefined ? new FormFault('cardFailed') : new FormFault(first.key, faults);
  }

  async save({ add }: Saving): Promise<PaymentSource> {
    return add((await this.tokenize()).source);
  }

  unmount(): void {
    window.removeEventListener('message', this.hear);
    this.frame?.remove();
    this.frame = undefined;
  }

  private offer(): void {
    if (!this.isReady) return;
    this.tell({ type: 'offer', methods: this.methodsFor(this.currency) });
  }

  private ask(message: ToForm): Promise<FromForm> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new FormFault('cardFailed')), ANSWER_TIMEOUT_MS);
      this.waiting = (answer) => {
        clearTimeout(timer);
        resolve(answer);
      };
      this.tell(message);
    });
  }

  private tell(message: ToForm): void {
    this.frame?.contentWindow?.postMessage(message, this.origin);
  }

  private readonly hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source !== this.frame?.contentWindow || origin !== this.origin) return;
    const message = readMessage<FromForm>(data);
    if (message === undefined) return;
    if (message.type === 'ready') {
      this.isReady = true;
      this.offer();
      this.options?.onReady();
    } else if (message.type === 'method') this.options?.onMethod(message.method);
    else if (message.type === 'submit') void this.options?.onSubmit();
    else if (message.type === 'height') this.fit(message.pixels);
    else {
      this.waiting?.(message);
      this.waiting = undefined;
    }
  };

  private fit(pixels: number): void {
    if (this.frame !== undefined) this.frame.height = String(pixels);
  }
}
