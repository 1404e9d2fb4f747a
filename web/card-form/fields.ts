/** Builds the inputs of the form. */
import { type PayingMethod } from '../give/wire';
import { type Speech } from '../give/words';
import { METHODS, type Part } from './methods';

/** The inputs of one method, with an example of what the sandbox takes. */
export function buildFields(method: PayingMethod, speech: Speech): HTMLElement[] {
  const { parts, hint, examples } = METHODS[method];
  const example = element('p', { className: 'hint', textContent: speech.say(hint, examples) });
  return [...parts.map((part) => buildField(part, speech)), example];
}

function buildField({ name, label, autocomplete, inputMode, group }: Part, { say }: Speech): HTMLElement {
  const field = element('div', { className: `field ${name}` });
  const input = element('input', { id: name, name, autocomplete, inputMode, required: true });
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

/** The methods as tiles, the first one chosen. */
export function buildChoice(
  methods: PayingMethod[],
  { say }: Speech,
  onChoose: (method: PayingMethod) => void,
): HTMLElement {
  const choice = element('fieldset', { className: 'tiles halves' });
  const row = element('div', { className: 'row' });
  choice.append(element('legend', { className: 'hidden', textContent: say('payWith') }), row);
  for (const [index, method] of methods.entries()) {
    const tile = element('label', { className: 'tile' });
    const input = element('input', {
      type: 'radio',
      name: 'method',
      value: method,
      defaultChecked: index === 0,
    });
    input.addEventListener('change', () => onChoose(method));
    tile.append(input, element('span', { textContent: say(METHODS[method].label) }));
    row.append(tile);
  }
  return choice;
}

/** Shows what is wrong with an input. Undefined takes it back. */
export function mark(input: HTMLInputElement, text: string | undefined): void {
  if (text === undefined) input.removeAttribute('aria-invalid');
  else input.setAttribute('aria-invalid', 'true');
  const fault = document.getElementById(`${input.id}-fault`);
  if (fault !== null) fault.textContent = text ?? '';
}

export function inputOf(name: string): HTMLInputElement {
  return document.getElementById(name) as HTMLInputElement;
}

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
