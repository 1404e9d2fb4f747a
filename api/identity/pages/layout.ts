/** Sets the layout and headers of the account's pages. Only a processor's form loads scripts of other hosts. */
import { type Context } from 'koa';
import { type Locale } from '../../../domain/mails/locale';
import { type Policy, policyOf } from '../../page-policies';
import { findStyle } from '../../web-pages/built-pages';
import { SITE_NAME } from '../../web-pages/layout';
import { type Html, html } from '../html';
import { sayIn, spokenLanguage } from '../words';
import { PASSKEY_SCRIPTS } from './passkey-scripts';
import { hostsOf, type ProcessorForm } from './processor-form';

const STYLE_ENTRY = 'styles/account.css';

export interface Page {
  title: string;
  /** The language of the page. Defaults to the language of the person or the browser. */
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

export function answerPage(context: Context, page: Page): void {
  const scripts = scriptsOf(page);
  context.set('Content-Security-Policy', policyFor(page));
  context.vary('Accept-Language');
  context.status = page.status ?? 200;
  context.type = 'html';
  context.body = html`<!doctype html>
    <html lang="${page.lang ?? spokenLanguage(context)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${page.title} – ${SITE_NAME}</title>
        <link rel="stylesheet" href="${findStyle(STYLE_ENTRY)}" />
        ${scripts.map((path) => html`<script defer src="${path}"></script>`)}
      </head>
      <body>
        <header class="site" translate="no">${SITE_NAME}</header>
        <main class="account${page.wide === true ? ' wide' : ''}">
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
function policyFor(page: Page): string {
  const targets: Policy = { 'form-action': page.formTargets ?? [] };
  if (scriptsOf(page).length === 0) return policyOf('account', targets);
  const hosts = page.processorForm === undefined ? {} : hostsOf(page.processorForm);
  return policyOf('account-with-script', { ...targets, ...hosts });
}

export interface Link {
  href: string;
  label: string;
}

/** Renders the links below a form or a message. */
export function linkList(links: Link[]): Html {
  return html`<ul class="links">
    ${links.map(({ href, label }) => html`<li><a href="${href}">${label}</a></li>`)}
  </ul>`;
}

/** Marks a text of the API as English, because the page may be in another language. */
export function inEnglish(text: string): Html {
  return html`<span lang="en">${text}</span>`;
}

/** Answers with a page that shows only a message and links to the next steps. */
export function answerMessage(context: Context, { title, text, status = 200, links = [] }: Message): void {
  const body = html`<p>${text}</p>
    ${links.length === 0 ? undefined : linkList(links)}`;
  answerPage(context, { title, status, body });
}

export interface Message {
  title: string;
  text: string | Html;
  status?: number;
  links?: Link[];
}

/** Says that a mailed link does not work. */
export function answerBadLink(context: Context, text: string): void {
  answerMessage(context, { title: sayIn(context)('badLink'), text, status: 422 });
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
  return html`<div class="field">
    <label for="${field.name}">${field.label}</label>
    ${field.hint === undefined ? undefined : html`<p class="hint" id="${field.name}-hint">${field.hint}</p>`}
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
    ${field.fault === undefined ? undefined : html`<p class="fault" id="${field.name}-fault">${field.fault}</p>`}
  </div>`;
}

export function areaField({ name, label }: { name: string; label: string }): Html {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <textarea id="${name}" name="${name}" rows="4" required maxlength="4000"></textarea>
  </div>`;
}

/** Renders a fault of the whole form. Screen readers announce the fault at once. */
export function formFault(fault: string | Html | undefined): Html | undefined {
  return fault === undefined ? undefined : html`<p class="alert" role="alert">${fault}</p>`;
}

/** Renders the hidden field that proves that our own page sent the form. */
export function hiddenToken(token: string): Html {
  return html`<input type="hidden" name="form_token" value="${token}" />`;
}

/** Renders a labelled checkbox. */
export function checkBox(box: { name: string; label: string | Html; isOn?: boolean }): Html {
  const { name, label, isOn = false } = box;
  return html`<div class="check">
    <input type="checkbox" id="${name}" name="${name}" value="on" ${isOn ? html`checked` : undefined} />
    <label for="${name}">${label}</label>
  </div>`;
}
