/**
 * The sandbox's form for cards, bank accounts and wallets. It runs under another origin than the page that shows it.
 */
import '../styles/pages.css';
import { loadSpeech, type Speech } from '../give/words';
import { type PayingMethod } from '../give/wire';
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

  focus(): void {
    inputOf(METHODS[this.method].parts[0]?.name ?? '').focus();
  }

  tokenize(): FromForm {
    const { read, unknown, examples } = METHODS[this.method];
    const answer = read((name) => inputOf(name).value);
    if ('source' in answer) return { type: 'token', method: this.method, source: answer.source };
    const input = inputOf(answer.part);
    mark(input, this.speech.say(answer.isUnknown === true ? unknown : answer.key, examples));
    input.focus();
    // The page says it in general. What the sandbox has, only this form knows.
    return { type: 'fault', key: answer.key };
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
    if (message?.type === 'tokenize') tell(form.tokenize());
    if (message?.type === 'focus') form.focus();
  });
  new ResizeObserver(() =>
    tell({ type: 'height', pixels: Math.ceil(place.getBoundingClientRect().height) }),
  ).observe(place);
  tell({ type: 'ready' });
}

void start();
