/**
 * The sandbox's form for cards, bank accounts and wallets. It runs under another origin than the page that shows it.
 */
import '../styles/pages.css';
import { type Faults, type FrameField } from '../give/faults';
import { loadSpeech } from '../give/load-speech';
import { type Speech } from '../give/words';
import { type PayingMethod } from '../give/wire';
import { type Answer, type PartFault } from './answer';
import { buildChoice, buildFields, element, inputOf, mark } from './fields';
import { type FromForm, readMessage, type ToForm } from './messages';
import { METHODS } from './methods';

/** The page has the other loopback name. */
const OTHER_NAMES: Partial<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };
const pageOrigin = (() => {
  const page = new URL(location.origin);
  page.hostname = OTHER_NAMES[page.hostname] ?? page.hostname;
  return page.origin;
})();

function tell(message: FromForm): void {
  parent.postMessage(message, pageOrigin);
}

class Form {
  private offered: PayingMethod[] = [];
  private method: PayingMethod = 'card';
  private readonly choice = element('div', {});
  private readonly fields = element('div', { className: 'parts' });

  constructor(
    private readonly speech: Speech,
    place: HTMLElement,
  ) {
    const form = element('form', { noValidate: true, className: 'payment' });
    // Enter in a field submits a form that has a button.
    form.append(this.choice, this.fields, element('button', { type: 'submit', hidden: true }));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      tell({ type: 'submit' });
    });
    place.replaceChildren(form);
  }

  /** Shows the methods. Those that are there already keep what was typed. */
  offer(methods: PayingMethod[]): void {
    const [first] = methods;
    if (first === undefined || methods.join() === this.offered.join()) return;
    this.offered = methods;
    this.choice.hidden = methods.length === 1;
    this.choice.replaceChildren(buildChoice(methods, this.speech, (method) => this.show(method)));
    this.show(first);
  }

  /** Without a field, the focus goes to the first one that is marked, or to the first one of all. */
  focus(field?: FrameField): void {
    const inputs = METHODS[this.method].parts.map(({ name }) => inputOf(name));
    const wrong = inputs.find((input) => input.getAttribute('aria-invalid') === 'true');
    const asked = inputs.find(({ name }) => name === field);
    (asked ?? wrong ?? inputs[0])?.focus();
  }

  check(): FromForm {
    const answer = this.read();
    return { type: 'faults', faults: 'source' in answer ? {} : this.markAll(answer.faults) };
  }

  tokenize(): FromForm {
    const answer = this.read();
    if ('source' in answer) return { type: 'token', method: this.method, source: answer.source };
    return { type: 'faults', faults: this.markAll(answer.faults) };
  }

  markLowFunds(): void {
    const { payer, lowFunds } = METHODS[this.method];
    mark(inputOf(payer), this.speech.say(lowFunds));
  }

  private read(): Answer<FrameField> {
    return METHODS[this.method].read((name) => inputOf(name).value);
  }

  /** Marks the fields. The page says it in general: what the sandbox has, only this form knows. */
  private markAll(found: PartFault<FrameField>[]): Faults {
    const { parts, unknown, examples } = METHODS[this.method];
    for (const { name } of parts) mark(inputOf(name), undefined);
    for (const { part, key, isUnknown } of found) {
      mark(inputOf(part), this.speech.say(isUnknown === true ? unknown : key, examples));
    }
    return Object.fromEntries(found.map(({ part, key }) => [part, { key }]));
  }

  private show(method: PayingMethod): void {
    this.method = method;
    this.fields.replaceChildren(...buildFields(method, this.speech));
    tell({ type: 'method', method });
  }
}

async function start(): Promise<void> {
  const speech = await loadSpeech(document.documentElement.lang);
  const place = document.getElementById('card-form') ?? document.body;
  const form = new Form(speech, place);
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || origin !== pageOrigin) return;
    const message = readMessage<ToForm>(data);
    if (message?.type === 'offer') form.offer(message.methods);
    if (message?.type === 'check') tell(form.check());
    if (message?.type === 'tokenize') tell(form.tokenize());
    if (message?.type === 'low-funds') form.markLowFunds();
    if (message?.type === 'focus') form.focus(message.field);
  });
  new ResizeObserver(() =>
    tell({ type: 'height', pixels: Math.ceil(place.getBoundingClientRect().height) }),
  ).observe(place);
  tell({ type: 'ready' });
}

void start();
