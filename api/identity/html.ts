/** Builds HTML from template literals. Escapes every value that is not `Html`. */
import escapeHtml from 'escape-html';

export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | Html[] | string | undefined;

/** Builds HTML. Strings are escaped, and undefined renders as nothing. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.map((part, index) => part + show(values[index])).join(''));
}

function show(value: Value): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.text;
  return Array.isArray(value) ? value.map((each) => each.text).join('') : escapeHtml(value);
}
