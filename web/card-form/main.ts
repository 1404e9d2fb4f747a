/** The sandbox's form for cards. It runs under another origin than the page that shows it. */
import '../styles/pages.css';
import { type Key, loadSpeech, type Speech } from '../give/words';
import { type CardPart, EXAMPLE_CARD, groupDigits, groupExpiry, readCard } from './cards';
import { type FromForm, readMessage, type ToForm } from './messages';

interface Part {
  name: CardPart;
  label: Key;
  autocomplete: AutoFill;
  group: (text: string) => string;
}

const PARTS: Part[] = [
  { name: 'number', label: 'cardNumberLabel', autocomplete: 'cc-number', group: groupDigits },
  { name: 'expiry', label: 'expiryLabel', autocomplete: 'cc-exp', group: groupExpiry },
  {
    name: 'code',
    label: 'codeLabel',
    autocomplete: 'cc-csc',
    group: (text) => text.replace(/\D/g, '').slice(0, 4),
  },
];

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

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

function buildField({ name, label, autocomplete, group }: Part, { say }: Speech): HTMLElement {
  const field = element('div', { className: `field ${name}` });
  const input = element('input', { id: name, name, autocomplete, inputMode: 'numeric', required: true });
  input.addEventListener('input', () => {
    const isAtEnd = input.selectionStart === input.value.length;
    if (isAtEnd) input.value = group(input.value);
    mark(input, undefined);
  });
  const fault = element('p', { id: `${name}-fault`, className: 'fault' });
  input.setAttribute('aria-describedby', fault.id);
  field.append(element('label', { htmlFor: name, textContent: say(label) }), input, fault);
  return field;
}

function mark(input: HTMLInputElement, text: string | undefined): void {
  input.toggleAttribute('aria-invalid', text !== undefined);
  if (text !== undefined) input.setAttribute('aria-invalid', 'true');
  const fault = document.getElementById(`${input.id}-fault`);
  if (fault !== null) fault.textContent = text ?? '';
}

function inputOf(name: CardPart): HTMLInputElement {
  return document.getElementById(name) as HTMLInputElement;
}

function answer({ say }: Speech): FromForm {
  const [number, expiry, code] = PARTS.map(({ name }) => inputOf(name).value);
  const read = readCard({ number: number ?? '', expiry: expiry ?? '', code: code ?? '' }, new Date());
  if ('source' in read) return { type: 'token', source: read.source };
  const input = inputOf(read.part);
  mark(input, say(read.key, { number: EXAMPLE_CARD }));
  input.focus();
  // The page says it in general. What the sandbox's own cards are, only this form knows.
  return { type: 'fault', key: read.key === 'unknownTestCard' ? 'cardNumber' : read.key };
}

async function start(): Promise<void> {
  const speech = await loadSpeech(document.documentElement.lang);
  const place = document.getElementById('card-form') ?? document.body;
  const form = element('form', { noValidate: true, className: 'card' });
  const hint = element('p', {
    className: 'hint',
    textContent: speech.say('sandboxHint', { number: EXAMPLE_CARD }),
  });
  // Enter in a field submits a form that has a button.
  const button = element('button', { type: 'submit', hidden: true });
  form.append(...PARTS.map((part) => buildField(part, speech)), hint, button);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    tell({ type: 'submit' });
  });
  place.replaceChildren(form);
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || origin !== pageOrigin) return;
    const message = readMessage<ToForm>(data);
    if (message?.type === 'tokenize') tell(answer(speech));
    if (message?.type === 'focus') inputOf('number').focus();
  });
  new ResizeObserver(() =>
    tell({ type: 'height', pixels: Math.ceil(place.getBoundingClientRect().height) }),
  ).observe(place);
  tell({ type: 'ready' });
}

void start();
