/** Sets the layout and headers of every HTML page. Only pages with a processor's form load scripts of other hosts. */
import { type Context } from 'koa';
import { type Locale } from '../../../domain/mails/locale';
import { type Html, html } from '../html';
import { PASSKEY_SCRIPTS } from './passkey-scripts';
import { type ProcessorForm } from './processor-form';

export const STYLE_PATH = '/account/style.css';

export const STYLE = `
:root { color-scheme: light; --ink: #1b1f24; --quiet: #4a5560; --line: #8a949e; --accent: #0b5c4d; --fault: #a3161f; }
* { box-sizing: border-box; }
body { margin: 0; background: #f4f6f5; color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 26rem; margin: 3rem auto; padding: 2rem; background: #fff; border-radius: .5rem; }
main.wide { max-width: 48rem; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; }
label { display: block; margin: 1rem 0 .25rem; font-weight: 600; }
input[type=email], input[type=password], input[type=text], select, textarea {
  width: 100%; padding: .6rem; border: 1px solid var(--line); border-radius: .25rem; font: inherit; }
input[aria-invalid=true] { border: 2px solid var(--fault); }
button { margin: 1.25rem .5rem 0 0; padding: .6rem 1.25rem; border: 2px solid var(--accent); border-radius: .25rem;
  background: var(--accent); color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
button.quiet { background: #fff; color: var(--accent); }
a { color: var(--accent); }
:focus-visible { outline: 3px solid #e08a00; outline-offset: 2px; }
.fault { color: var(--fault); font-weight: 600; }
.hint, footer { color: var(--quiet); font-size: .9rem; }
svg { width: 12rem; }
code { overflow-wrap: anywhere; }
section { margin-top: 2rem; }
h2 { margin: 0 0 .5rem; font-size: 1.15rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #f4f6f5; padding: 1rem; }
fieldset { margin: 1rem 0 0; border: 1px solid var(--line); border-radius: .25rem; }
legend { font-weight: 600; }
label.check { margin: .25rem 0; font-weight: 400; }
form.inline { display: inline; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .4rem; text-align: left; border-bottom: 1px solid #d5dad8; }
`;

export interface Page {
  title: string;
  /** The language of the page. Defaults to English. */
  lang?: Locale;
  body: Html;
  status?: number;
  wide?: boolean;
  /** Loads the scripts that use passkeys. */
  usesPasskeys?: boolean;
  /** The paths of our own scripts that the page loads. */
  scripts?: string[];
  /** Loads the library of the processor's form, before `scripts`. */
  processorForm?: ProcessorForm;
  /** A form's response may redirect to these origins and to this site. */
  formTargets?: string[];
}

/** Answers with a page. */
export function answerPage(context: Context, page: Page): void {
  const targets = ["'self'", ...(page.formTargets ?? [])].join(' ');
  const scripts = scriptsOf(page);
  context.set(
    'Content-Security-Policy',
    `default-src 'none'; ${scriptPolicy(page)}style-src 'self'; form-action ${targets}; frame-ancestors 'none'; base-uri 'none'`,
  );
  context.status = page.status ?? 200;
  context.type = 'html';
  context.body = html`<!doctype html>
    <html lang="${page.lang ?? 'en'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.title} – Giving Platform</title>
        <link rel="stylesheet" href="${STYLE_PATH}" />
        ${scripts.map((path) => html`<script defer src="${path}"></script>`)}
      </head>
      <body>
        <main${page.wide === true ? html` class="wide"` : undefined}>
          <h1>${page.title}</h1>
          ${page.body}
        </main>
      </body>
    </html> `.text;
}

function scriptsOf({ usesPasskeys, processorForm, scripts = [] }: Page): string[] {
  const library = processorForm === undefined ? [] : [processorForm.library];
  return [...(usesPasskeys === true ? PASSKEY_SCRIPTS : []), ...library, ...scripts];
}

/** Allows our scripts on pages that load some. Only a page with a processor's form may also talk to the processor. */
function scriptPolicy(page: Page): string {
  const { processorForm: form } = page;
  if (form === undefined) return scriptsOf(page).length > 0 ? "script-src 'self'; " : '';
  const { script, frame, connect } = form.policy;
  return `script-src 'self' ${script}; frame-src ${frame}; connect-src ${connect}; `;
}

/** Answers with a page that shows only a message. */
export function answerMessage(context: Context, title: string, message: string | Html, status = 200): void {
  answerPage(context, { title, status, body: html`<p>${message}</p>` });
}

export interface Field {
  name: string;
  label: string;
  type: 'email' | 'password' | 'text';
  autocomplete: string;
  value?: string | undefined;
  hint?: string | undefined;
  fault?: string | undefined;
}

/** Renders a labelled input. Screen readers read the fault and the hint together with the input. */
export function inputField(field: Field): Html {
  const described = [
    ...(field.fault === undefined ? [] : [`${field.name}-fault`]),
    ...(field.hint === undefined ? [] : [`${field.name}-hint`]),
  ].join(' ');
  return html`<label for="${field.name}">${field.label}</label>
    <input
      id="${field.name}"
      name="${field.name}"
      type="${field.type}"
      autocomplete="${field.autocomplete}"
      value="${field.value ?? ''}"
      required
      maxlength="254"
      ${described === '' ? undefined : html` aria-describedby="${described}"`}
      ${field.fault === undefined ? undefined : html` aria-invalid="true"`}
    />
    ${field.hint === undefined ? undefined : html`<p class="hint" id="${field.name}-hint">${field.hint}</p>`}
    ${field.fault === undefined ? undefined : html`<p class="fault" id="${field.name}-fault">${field.fault}</p>`}`;
}

/** Renders a labelled text area. */
export function areaField({ name, label }: { name: string; label: string }): Html {
  return html`<label for="${name}">${label}</label>
    <textarea id="${name}" name="${name}" rows="4" required maxlength="4000"></textarea>`;
}

/** Renders a fault of the whole form. Screen readers announce the fault at once. */
export function formFault(fault: string | undefined): Html | undefined {
  return fault === undefined ? undefined : html`<p class="fault" role="alert">${fault}</p>`;
}

/** Renders the hidden field that proves that our own page sent the form. */
export function hiddenToken(token: string): Html {
  return html`<input type="hidden" name="form_token" value="${token}" />`;
}
